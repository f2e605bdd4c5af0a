import { type Address, hostOf } from './address.ts'

/** A way that leads nowhere is given up after some ten seconds; before that there must be the next. */
const PAUSE = 6000
/** Nobody listens at the ports from here on, and each way needs one of its own. */
const FIRST_PORT = 9

/**
 * Firefox gives a connection up for ever once all ways that it knows have failed, but the host may take minutes to read the answer. So a guest
 * there is given another way from time to time, to a closed port of the phone itself. Other browsers begin again by themselves.
 */
export const keepLooking = (connection: RTCPeerConnection, own: Address): void => {
  if (!navigator.userAgent.includes('Firefox/')) return
  let port = FIRST_PORT
  const timer = setInterval(() => {
    const isLooking = connection.connectionState === 'new' || connection.connectionState === 'connecting'
    if (!isLooking) return clearInterval(timer)
    const candidate = `candidate:${port} 1 udp 1 ${hostOf(own)} ${port} typ host`
    port += 1
    void connection.addIceCandidate({ candidate, sdpMid: '0' }).catch(() => clearInterval(timer))
  }, PAUSE)
}
