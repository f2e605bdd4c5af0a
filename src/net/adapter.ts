/**
 * In place of webrtc-adapter, which PeerJS brings: it mends what browsers of ten years ago lacked, as large as PeerJS itself, and PeerJS asks it
 * for nothing but the browser's name, which we never look at.
 */
export default { browserDetails: { browser: '', version: 0 } }
