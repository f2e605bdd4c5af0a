/** What stands at port 80 of a site: the answers for its authority, and the way to HTTPS for all else. */
import { createServer } from 'node:http'

const CHALLENGE = '/.well-known/acme-challenge/'

/**
 * @param {Map<string, string>} answers by token @param {string} site address that all else is led to, without a slash
 * @returns {import('node:http').Server}
 */
export const answerChallengesAndRedirect = (answers, site) =>
  createServer((request, response) => {
    const { url = '/' } = request
    const answer = url.startsWith(CHALLENGE) ? answers.get(url.slice(CHALLENGE.length)) : undefined
    if (answer !== undefined) response.writeHead(200, { 'Content-Type': 'text/plain' }).end(answer)
    else response.writeHead(301, { Location: `${site}${url}` }).end()
  })
