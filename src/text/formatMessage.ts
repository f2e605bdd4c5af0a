/** Sentences as data: ICU messages that the build has compiled (scripts/build/compileMessages.mjs), and their values. */

export type MessageValues = Readonly<Record<string, string | number>>

/** Wordings by exact number, by plural category or by word; `other` fits all else. */
type Wordings = Readonly<Record<string, CompiledMessage>>

/** Words as they stand, a value as it stands or with its thousands marked off, or one of several wordings by a value. */
type MessagePart =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: 'number']
  | readonly [name: string, kind: 'plural' | 'selectordinal' | 'select', wordings: Wordings]

export type CompiledMessage = string | readonly MessagePart[]

/** Messages by their keys. */
export type Messages = Readonly<Record<string, CompiledMessage>>

/** The first number whose thousands are marked off in some language. */
const THOUSAND = 1000

/** A formatter of numbers takes a phone a sixtieth of a second to make, and small numbers look the same without one. */
const formatNumber = (value: number, locale: string): string =>
  Number.isInteger(value) && Math.abs(value) < THOUSAND ? String(value) : new Intl.NumberFormat(locale).format(value)

const pluralRules = new Map<string, Intl.PluralRules>()

const pluralCategory = (value: number, locale: string, type: Intl.PluralRuleType): string => {
  const key = `${locale} ${type}`
  const rules = pluralRules.get(key) ?? new Intl.PluralRules(locale, { type })
  pluralRules.set(key, rules)
  return rules.select(value)
}

/** A sentence with its values filled in; what has no value is left out. In a wording by a number `#` stands for it. */
export const formatMessage = (
  message: CompiledMessage,
  values: MessageValues,
  locale: string,
  counted?: number,
): string =>
  typeof message === 'string' ? message : message.map((part) => formatPart(part, values, locale, counted)).join('')

const formatPart = (part: MessagePart, values: MessageValues, locale: string, counted?: number): string | number => {
  if (part === '#' && counted !== undefined) return formatNumber(counted, locale)
  if (typeof part === 'string') return part
  const value = values[part[0]] ?? ''
  if (part.length === 1) return value
  if (part.length === 2) return formatNumber(Number(value), locale)
  const [, kind, wordings] = part
  // A value may be a name that somebody typed, `constructor` among them.
  const wordingOf = (key: string | number): CompiledMessage =>
    (Object.hasOwn(wordings, key) ? wordings[key] : wordings.other) ?? ''
  if (kind === 'select') return formatMessage(wordingOf(value), values, locale)
  const count = Number(value)
  const category = Object.hasOwn(wordings, count)
    ? count
    : pluralCategory(count, locale, kind === 'plural' ? 'cardinal' : 'ordinal')
  return formatMessage(wordingOf(category), values, locale, count)
}
