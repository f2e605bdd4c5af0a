/** Readers of plain data from storage: a missing or damaged value is read as the empty one of its type. */

export type Fields = Readonly<Record<string, unknown>>

export const readFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

export const readText = (value: unknown): string => (typeof value === 'string' ? value : '')
export const readNumber = (value: unknown): number => (Number.isSafeInteger(value) ? Number(value) : 0)
export const readBoolean = (value: unknown): boolean => value === true

export const readNumbers = (value: unknown): readonly number[] =>
  Array.isArray(value) && value.every((item) => Number.isInteger(item)) ? value : []
export const readTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : []
