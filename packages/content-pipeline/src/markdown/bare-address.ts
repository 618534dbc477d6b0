/** What every bare address has somewhere: `me@example.com`, `www.example.com`, `https://example.com`. */
export const BARE_ADDRESS = /@|www\.|https?:\/\//i
