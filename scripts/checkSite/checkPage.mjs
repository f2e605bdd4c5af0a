/** The page of the app, and what its host says with it. */

import { ASK_AGAIN, DAY, lifetimeOf, lifetimeWords } from './cacheLifetime.mjs'
import { typeWords } from './fileTypes.mjs'
import { policyOf } from './readSiteFiles.mjs'
import { mend, ok, remark } from './reportLines.mjs'

/** @typedef {import('./askSite.mjs').Answer} Answer */
/** @typedef {import('./reportLines.mjs').Line} Line */

/** @param {Answer} page */
const checkType = ({ type }) =>
  type === 'text/html'
    ? ok('index.html comes as text/html.')
    : mend(`index.html comes ${typeWords(type)}, and browsers do not show it.`, 'Let the host send text/html.')

/** @param {Answer} page */
const checkPolicy = (page) => {
  const policy = policyOf(page)
  if (policy === null)
    return mend('index.html has no Content-Security-Policy.', 'Build the app anew, and let the host change no pages.')
  return policy.includes('unsafe-')
    ? mend(`The Content-Security-Policy of index.html allows what is unsafe (${policy}).`, 'Build the app anew.')
    : ok('index.html says what it may load, and nothing of that is unsafe.')
}

/** @param {Answer} page */
const checkLifetime = ({ headers }) => {
  const lifetime = lifetimeOf(headers)
  if (lifetime === undefined) return remark('The host does not say how long index.html may be kept.', ASK_AGAIN)
  if (lifetime === 0) return ok('index.html is asked for every time, so phones learn of updates at once.')
  const sentence = `index.html may be kept for ${lifetimeWords(lifetime)}, so phones learn of updates late.`
  return lifetime > DAY ? mend(sentence, ASK_AGAIN) : remark(sentence, ASK_AGAIN)
}

/** @param {Answer} page @returns {readonly Line[]} */
export const checkPage = (page) => [checkType(page), checkPolicy(page), checkLifetime(page)]
