/** How long browsers may keep a file before they ask for it again. */

export const DAY = 86_400

/** What to do about files that are kept although their names stay the same. */
export const ASK_AGAIN = 'Set Cache-Control: no-cache for all files outside assets/.'

/** @param {Headers} headers */
const untilExpiry = (headers) => {
  const expires = headers.get('expires')
  if (expires === null) return undefined
  const now = Date.parse(headers.get('date') ?? '') || Date.now()
  // What is no date, as `0`, has passed.
  return Math.max(0, (Date.parse(expires) || 0) - now) / 1_000
}

/**
 * Seconds; undefined where the host says nothing, so that browsers guess.
 * @param {Headers} headers @returns {number | undefined}
 */
export const lifetimeOf = (headers) => {
  const control = headers.get('cache-control')?.toLowerCase() ?? ''
  if (/\bno-(cache|store)\b/.test(control)) return 0
  if (/\bimmutable\b/.test(control)) return Number.POSITIVE_INFINITY
  const [, age] = /\bmax-age="?(\d+)/.exec(control) ?? []
  return age === undefined ? untilExpiry(headers) : Number(age)
}

const UNITS = /** @type {const} */ ([
  [DAY, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
])

/** @param {number} seconds */
export const lifetimeWords = (seconds) => {
  if (seconds === Number.POSITIVE_INFINITY) return 'ever'
  const [unit, name] = UNITS.find(([length]) => seconds >= length) ?? UNITS[3]
  const count = Math.round(seconds / unit)
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
