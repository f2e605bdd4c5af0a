/** A page with pairing and nothing else; the tests ask it through `window.pairing`. */
import type { Result } from '#src/kernel/result.ts'
import type { Channel } from '#src/net/channel.ts'
import { openCamera } from '#src/net/pairing/camera.ts'
import { createPairingAnswer, createPairingOffer, type PairingOffer } from '#src/net/pairing/pairing.ts'
import { createQrCode } from '#src/net/pairing/qrCode.ts'
import { scanQrCodes } from '#src/net/pairing/scanQrCodes.ts'

const video = document.querySelector('video') as HTMLVideoElement
let offered: PairingOffer | undefined
let closeCamera: (() => void) | undefined
let channel: Channel | undefined
const told: string[] = []

/** `open`, or why not. */
const hold = (got: Result<Channel>): string => {
  if (!got.ok) return got.error.code
  channel = got.value
  channel.receive((bytes) => told.push(new TextDecoder().decode(bytes)))
  channel.onClose(() => told.push('(closed)'))
  return 'open'
}

const draw = (text: string): string => {
  const { size, path } = createQrCode(text)
  document.querySelector('svg')?.setAttribute('viewBox', `0 0 ${size} ${size}`)
  document.querySelector('path')?.setAttribute('d', path)
  return text
}

const pairing = {
  /** `open`, or why not. */
  openCamera: async (): Promise<string> => {
    const camera = await openCamera(video)
    if (!camera.ok) return camera.error.code
    closeCamera = camera.value
    return 'open'
  },
  closeCamera: () => closeCamera?.(),
  /** What the camera sees first. */
  scan: (): Promise<string> =>
    new Promise((read) => {
      const stop = scanQrCodes(video, (text) => {
        stop()
        read(text)
      })
    }),
  /** The text, shown as a code too, or why not. */
  offer: async (): Promise<string> => {
    const made = await createPairingOffer()
    if (!made.ok) return made.error.code
    offered = made.value
    return draw(made.value.text)
  },
  accept: async (answer: string): Promise<string> => {
    if (!offered) throw new Error('no offer')
    return hold(await offered.accept(answer))
  },
  /** The text, shown as a code too, or why not. */
  answer: async (offer: string): Promise<string> => {
    const made = await createPairingAnswer(offer)
    if (!made.ok) return made.error.code
    void made.value.channel.then((got) => told.push(`(${hold(got)})`))
    return draw(made.value.text)
  },
  send: (text: string) => channel?.send(new TextEncoder().encode(text)),
  cancel: () => offered?.cancel(),
  close: () => channel?.close(),
  /** What came, and in brackets what became of the channel. */
  told: () => told,
}

export type Pairing = typeof pairing
declare global {
  interface Window {
    pairing: Pairing
  }
}
window.pairing = pairing
