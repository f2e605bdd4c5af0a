/**
 * Replacement of peerjs-js-binarypack, which PeerJS imports. With it PeerJS packs values; phones send their frames as
 * they are, and a connection of any other kind is refused (`filterServerMessages.ts`).
 */
const refuse = (): never => {
  throw new TypeError('frames are sent as they are')
}
export const pack = (): never => refuse()
export const unpack = (): never => refuse()
