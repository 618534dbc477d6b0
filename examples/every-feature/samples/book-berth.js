// region book
const response = await fetch('/v2/bookings', {
  method: 'POST',
  body: JSON.stringify({ berth: 'A-12', from: '2026-05-01' }),
})
// endregion book
export const status = response.status
