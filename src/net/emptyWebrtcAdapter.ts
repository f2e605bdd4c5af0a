/**
 * Replacement of webrtc-adapter, which PeerJS imports. That fixes browsers of ten years ago and is as large as PeerJS
 * itself; PeerJS asks it only for the browser's name, which we never read.
 */
export default { browserDetails: { browser: '', version: 0 } }
