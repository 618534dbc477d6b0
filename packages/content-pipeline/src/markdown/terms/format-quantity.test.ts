import { describe, expect, it } from 'vitest'
import { formatQuantity } from './format-quantity.ts'

/** With spaces that can be seen. */
function written(text: string, lang: string): string | null {
  return formatQuantity(text, lang)?.replaceAll('\u{A0}', '_').replaceAll('\u{202F}', '~') ?? null
}

describe('formatQuantity', () => {
  it.each([
    ['12.5 °C', 'en', '12.5_°C'],
    ['12.5 °C', 'nb-NO', '12,5_°C'],
    ['12.50 kg', 'no', '12,50_kg'],
    ['1200 kg', 'en', '1,200_kg'],
    ['1200 kg', 'no', '1200_kg'],
    ['12500.75 kg', 'no', '12_500,75_kg'],
    ['1234567 kg', 'en', '1,234,567_kg'],
    ['12500 kg', 'de', '12.500_kg'],
    ['12500 kg', 'fr', '12~500_kg'],
    ['12500', 'no', '12_500'],
    ['90 %', 'en', '90%'],
    ['90 %', 'no', '90_%'],
    ['-1.5 °C', 'no', '−1,5_°C'],
    ['4-8 °C', 'no', '4–8_°C'],
    ['4 – 8.5 °C', 'en', '4–8.5_°C'],
    ['60 °', 'en', '60°'],
    ['+1.5 °C', 'no', '+1,5_°C'],
    ['±0.5 °C', 'no', '±0,5_°C'],
    ['-5--2.5 °C', 'no', '−5–−2,5_°C'],
    ['-5.5 to -2 °C', 'en', '−5.5_to_−2_°C'],
    ['10.5 × 2000.5 m', 'no', '10,5_×_2000,5_m'],
    ['3 kg/m3 CO2', 'no', '3_kg/m3_CO2'],
    ['3 mg per litre', 'en', '3_mg_per_litre'],
    ['12.5°C', 'xx', '12.5_°C'],
  ])('writes "%s" in %s as "%s"', (text, lang, expected) => {
    expect(written(text, lang)).toBe(expected)
  })

  it.each([
    '',
    'warm',
    '12,5 °C',
    '1.2.3 kg',
    '°C',
    '12.',
    '1-2-3 kg',
    '2026-11-29',
    '1e6 Pa',
    '5 to 7,5 kg',
  ])('knows that "%s" is no quantity', (text) => {
    expect(formatQuantity(text, 'en')).toBeNull()
  })
})
