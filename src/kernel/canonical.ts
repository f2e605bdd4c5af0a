import type { Json } from './json.ts'

const field = (fields: { readonly [key: string]: Json }, key: string): string =>
  `${JSON.stringify(key)}:${canonical(fields[key] as Json)}`

/** The one text of plain data: keys sorted, no spaces. Equal data gives equal text, so texts are compared and sealed instead of objects. */
export const canonical = (value: Json): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const fields = value as { readonly [key: string]: Json }
  return `{${Object.keys(fields)
    .sort()
    .map((key) => field(fields, key))
    .join()}}`
}
