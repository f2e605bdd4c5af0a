/** A page with pairing and nothing else; the tests ask it through `window.pairing`. */
import type { Result } from '#src/kernel/result.ts'
import { openCamera } from '#src/net/pairing/camera.ts'
import { createPairingAnswer, createPairingOffer, type PairingOffer } from '#src/net/pairing/pairing.ts'
import { createQrCode } from '#src/net/pairing/qrCode.ts'
import { scanQrCodes } from '#src/net/pairing/scanQrCodes.ts'
import type { Channel } from '#src/table/phones/channel.ts'

const video = document.querySelector('video') as HTMLVideoElement
let offered: PairingOffer | undefined
let closeCamera: (() => void) | undefined
let channel: Channel | undefined
const told: string[] = []
/** Whether lines that break may come back. */
let isReturning = false

/** All connections of this page. */
const connections: RTCPeerConnection[] = []
const Browsers = RTCPeerConnection
window.RTCPeerConnection = class extends Browsers {
  constructor(configuration?: RTCConfiguration) {
    super(configuration)
    connections.push(this)
  }

  /** Says late that a description was taken: the channel is open by then. */
  override async setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    await super.setRemoteDescription(description)
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

const take = (next: Channel): void => {
  channel = next
  next.receive((bytes) => told.push(new TextDecoder().decode(bytes)))
  next.onClose(() => told.push('(closed)'))
  if (!isReturning) return
  next.onReturn?.((again) => {
    told.push('(returned)')
    take(again)
  })
}

/** `open`, or why not. */
const hold = (got: Result<Channel>): string => {
  if (!got.ok) return got.error.code
  take(got.value)
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
  /** Lets lines that break come back, from the next pairing on. */
  keepReturning: () => {
    isReturning = true
  },
  /** Whether a line is ready for the next break, on which nothing was ever sent. */
  isReturnReady: () =>
    connections.some(
      ({ signalingState, connectionState, remoteDescription }) =>
        remoteDescription !== null && signalingState === 'stable' && connectionState === 'new',
    ),
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
