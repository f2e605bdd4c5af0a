/** What the host answers where nothing is. */
import { ok, remark } from './reportLines.mjs'

/** An address that no app has. */
export const MISSING_PATH = 'check-site/is-not-there'

const LOST = 'so links whose # was changed on their way do not open.'

/** @param {import('./askSite.mjs').Answer} answer */
export const checkNotFound = ({ status, failure, text }) => {
  const said = failure ? 'nothing' : status
  if (status !== 404)
    return remark(`Where nothing is the host answers ${said}, not 404, ${LOST}`, 'Let it answer 404 with 404.html.')
  // The app's page asks for this list to find where the app lies (public/404.html).
  return text.includes('later.json')
    ? ok('Where nothing is the host answers 404 with 404.html of the app.')
    : remark(`Where nothing is the host answers 404 without 404.html of the app, ${LOST}`, 'Let it show that page.')
}
