/**
 * Names in sentences: one that is written from right to left stands between invisible marks (FSI and PDI), so that it
 * does not turn the sentence around it. A file that is fetched after the first board sets this, because a name can be
 * typed or read only with files that import it.
 */
import { setIsolateNames } from './t.ts'

/** Letters of scripts that run from right to left, and marks that turn what follows. */
const TURNS = new RegExp(
  '[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}' +
    '\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]',
  'u',
)

const isolateValue = <V>(value: V): V | string =>
  typeof value === 'string' && TURNS.test(value) ? `\u2068${value}\u2069` : value

setIsolateNames((values) => {
  if (!values) return values
  const isolated = Array.isArray(values)
    ? values.map(isolateValue)
    : Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isolateValue(value)]))
  return isolated as typeof values
})
