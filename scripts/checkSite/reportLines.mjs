/** What is said of a site: a sentence behind a sign. */

/**
 * A `remark` is good to know; only what is to `mend` is a fault.
 * @typedef {{ readonly sign: 'ok' | 'remark' | 'mend', readonly sentence: string }} Line
 */

/** @param {string} sentence @returns {Line} */
export const ok = (sentence) => ({ sign: 'ok', sentence })
/** What is so, and what can be done. @param {readonly string[]} sentences @returns {Line} */
export const remark = (...sentences) => ({ sign: 'remark', sentence: sentences.join(' ') })
/** What is wrong, and what to do. @param {readonly string[]} sentences @returns {Line} */
export const mend = (...sentences) => ({ sign: 'mend', sentence: sentences.join(' ') })

/** What to do about a file that is not as it was built. */
export const UPLOAD = 'Upload all of dist/ again.'

/** A line as it is printed. A site's own words are in it, so nothing of it may steer a terminal. @param {Line} line */
export const printed = ({ sign, sentence }) => `${sign.padEnd(8)}${sentence.replace(/\p{Cc}/gu, '?')}`

/** @param {readonly Line[]} lines @param {Line['sign']} sign */
export const countOf = (lines, sign) => lines.filter((line) => line.sign === sign).length

/** The last line: how much of each there is. @param {readonly Line[]} lines */
export const summary = (lines) => {
  const [right, remarks, faults] = [countOf(lines, 'ok'), countOf(lines, 'remark'), countOf(lines, 'mend')]
  return `${right} right, ${remarks} ${remarks === 1 ? 'remark' : 'remarks'}, ${faults || 'nothing'} to mend.`
}

const MOST_NAMES = 3

/** The first of many names, and how many more there are. @param {readonly string[]} names */
export const few = (names) => {
  const more = names.length - MOST_NAMES
  return more > 0 ? `${names.slice(0, MOST_NAMES).join(', ')} and ${more} more` : names.join(', ')
}
