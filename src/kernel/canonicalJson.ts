import type { Json } from './json.ts'

const items = (values: readonly Json[]): string => {
  let text = ''
  for (const value of values) text += text ? `,${canonical(value)}` : canonical(value)
  return `[${text}]`
}

const fields = (values: { readonly [key: string]: Json }): string => {
  let text = ''
  for (const key of Object.keys(values).sort())
    text += `${text ? ',' : ''}${JSON.stringify(key)}:${canonical(values[key] as Json)}`
  return `{${text}}`
}

/**
 * The one text of plain data: keys sorted, no spaces. Equal data gives equal text, so texts are compared and sealed instead of objects.
 * Whole numbers, of which most data is made, are written without asking JSON, and texts grow in place: half the time.
 */
export const canonical = (value: Json): string => {
  if (typeof value !== 'object' || value === null) return Number.isInteger(value) ? `${value}` : JSON.stringify(value)
  return Array.isArray(value) ? items(value) : fields(value as { readonly [key: string]: Json })
}
