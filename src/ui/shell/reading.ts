/** Plain data from storage, read by hand: whatever is missing or damaged is as empty as it can be. */

export type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
export const number = (value: unknown): number => (Number.isSafeInteger(value) ? Number(value) : 0)
export const flag = (value: unknown): boolean => value === true

export const numbers = (value: unknown): readonly number[] =>
  Array.isArray(value) && value.every((one) => Number.isInteger(one)) ? value : []
export const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : []
