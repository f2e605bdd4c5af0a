import { type CandidateAddress, formatHost } from './candidateAddress.ts'

/**
 * Milliseconds between two candidates. A path that leads nowhere is given up after some ten seconds; the next must come
 * before that.
 */
const PAUSE = 6000
/** First port of the candidates. Nobody listens at the ports from here on, and each path needs its own. */
const FIRST_PORT = 9

/**
 * Keeps ICE alive in Firefox, which gives a connection up for ever once all known paths have failed; but the host may
 * take minutes to read the answer. So a guest there is given another path from time to time, to a closed port of the
 * phone itself. Other browsers begin again by themselves.
 */
export const keepIceAlive = (connection: RTCPeerConnection, ownAddress: CandidateAddress): void => {
  if (!navigator.userAgent.includes('Firefox/')) return
  let port = FIRST_PORT
  const timer = setInterval(() => {
    const isLooking = connection.connectionState === 'new' || connection.connectionState === 'connecting'
    if (!isLooking) return clearInterval(timer)
    const candidate = `candidate:${port} 1 udp 1 ${formatHost(ownAddress)} ${port} typ host`
    port += 1
    void connection.addIceCandidate({ candidate, sdpMid: '0' }).catch(() => clearInterval(timer))
  }, PAUSE)
}
