/** Asks a site, and tells what it answered or why it did not. */

/** Milliseconds that an answer may take. */
export const PATIENCE = 10_000
/** The most questions at one time. */
const AT_ONCE = 8
/** What a browser accepts that opens an address. */
export const PAGE = 'text/html,*/*'

/**
 * @typedef {object} Answer
 * @property {string} asked
 * @property {string} url where redirects led
 * @property {number} status 0 where there was no answer
 * @property {string} failure why there was none
 * @property {string} type the content type in small letters, without parameters
 * @property {Headers} headers
 * @property {string} text
 * @property {number} size bytes of the text, unpacked
 */

/** What is wrong by the words of an error. @type {readonly (readonly [RegExp, string])[]} */
const FAILURES = [
  [/ENOTFOUND|EAI_AGAIN/, 'no machine of that name is known. Look for a slip in the address'],
  [/ECONNREFUSED/, 'nothing listens there. Start the server, or look for a slip in the address'],
  [/CERT|SIGNATURE/, 'its certificate is not trusted. Get one that is valid for this name'],
  [/ERR_SSL|EPROTO/, 'it does not speak HTTPS there. Switch HTTPS on, or try http://'],
]

/** @param {unknown} error @param {number} patience */
const failureOf = (error, patience) => {
  const { name, message, cause } = /** @type {Error & { cause?: NodeJS.ErrnoException }} */ (error)
  const words = [name, cause?.code, cause?.message].join(' ')
  if (/timeout|ETIMEDOUT/i.test(words)) return `it does not answer within ${patience / 1_000} seconds`
  return FAILURES.find(([pattern]) => pattern.test(words))?.[1] ?? (cause?.message || message)
}

/** @param {string} asked @param {number} patience @param {string} [accept] @returns {Promise<Answer>} */
export const ask = async (asked, patience, accept = '*/*') => {
  try {
    const response = await fetch(asked, {
      headers: { accept, 'accept-encoding': 'gzip, br' },
      signal: AbortSignal.timeout(patience),
    })
    const { url, status, headers } = response
    const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    const body = Buffer.from(await response.arrayBuffer())
    return { asked, url, status, failure: '', type, headers, text: body.toString(), size: body.length }
  } catch (error) {
    const failure = failureOf(error, patience)
    return { asked, url: asked, status: 0, failure, type: '', headers: new Headers(), text: '', size: 0 }
  }
}

/** Asks for many, in their order. @param {readonly string[]} urls @param {number} patience */
export const askAll = async (urls, patience) => {
  /** @type {Answer[]} */
  const answers = []
  const waiting = urls.entries()
  const work = async () => {
    for (const [at, url] of waiting) answers[at] = await ask(url, patience)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return answers
}
