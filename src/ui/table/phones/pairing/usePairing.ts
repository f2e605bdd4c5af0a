/** Pairing: two QR codes become a channel. Props of the pairing screens, over the steps of net/pairing. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { type Refusal, type Result, refuse } from '#src/kernel/result.ts'
import type { PairingAnswer, PairingOffer } from '#src/net/pairing/pairing.ts'
import type { Channel } from '#src/table/phones/channel.ts'
import { failedLoadCode } from '../../../common/failedLoadCode.ts'
import type { GuestPairingProps, HostPairingProps } from '../parts/phoneProps.ts'

const importPairing = () => import('#src/net/pairing/pairing.ts')

/** Refusal of an empty text. */
const MISSING: Refusal = { code: 'pair.missing' }

/** Whether the same offer can be tried again; after any other refusal a new one is needed. */
const isRetryable = ({ code }: Refusal): boolean => code !== 'pairing.unreachable'

/** Receives the channel once it is open. */
type ChannelHandler = (channel: Channel) => void

/** Runs one pairing attempt at a time. An attempt is cancelled when the screen goes, or when another one starts. */
const useAttempts = <T extends { readonly text: string; cancel(): void }>() => {
  const [current, setCurrent] = useState<T | null>(null)
  const [why, setWhy] = useState<Refusal | null>(null)
  const attemptCount = useRef(0)
  const activeAttempt = useRef<T | null>(null)
  const cancelAttempt = () => {
    attemptCount.current += 1
    activeAttempt.current?.cancel()
    activeAttempt.current = null
  }
  useEffect(() => cancelAttempt, [])
  const startAttempt = async (
    make: () => Promise<Result<T>>,
    onMade: (result: T, isCurrent: () => boolean) => void,
  ) => {
    cancelAttempt()
    const ownAttempt = attemptCount.current
    setCurrent(null)
    setWhy(null)
    // Where no part for it comes, or the browser makes no lines.
    const result = await make().catch(() => refuse(failedLoadCode()))
    if (ownAttempt !== attemptCount.current) return result.ok && result.value.cancel()
    if (!result.ok) return setWhy(result.error)
    activeAttempt.current = result.value
    setCurrent(result.value)
    onMade(result.value, () => ownAttempt === attemptCount.current)
  }
  /** Keeps an attempt that became a channel from being cancelled. */
  const releaseAttempt = () => {
    activeAttempt.current = null
  }
  return {
    current,
    why,
    say: setWhy,
    begin: startAttempt,
    keep: releaseAttempt,
    drop: cancelAttempt,
    forget: () => setCurrent(null),
  }
}

/** Host's side of a pairing. */
export const useHostPairing = (onChannel: ChannelHandler, onCancel: () => void): HostPairingProps => {
  const { current, why, say, begin, keep } = useAttempts<PairingOffer>()
  const [isConnecting, setIsConnecting] = useState(false)
  const onBegin = () => {
    setIsConnecting(false)
    void begin(
      async () => (await importPairing()).createPairingOffer(),
      () => undefined,
    )
  }
  const onAnswer = async (text: string) => {
    if (!current) return
    if (text.trim() === '') return say({ ...MISSING })
    say(null)
    setIsConnecting(true)
    const channel = await current.accept(text)
    setIsConnecting(false)
    if (channel.ok) {
      keep()
      return onChannel(channel.value)
    }
    if (!isRetryable(channel.error)) onBegin()
    say(channel.error)
  }
  return {
    offer: current?.text ?? null,
    isConnecting,
    why,
    onBegin,
    onAnswer: (text) => void onAnswer(text),
    onCancel,
  }
}

/**
 * Guest's side of a pairing.
 * @param initialOffer offer that was read elsewhere already; empty otherwise
 */
export const useGuestPairing = (
  onChannel: ChannelHandler,
  onCancel: () => void,
  initialOffer = '',
): GuestPairingProps => {
  const { current, why, say, begin, keep, drop, forget } = useAttempts<PairingAnswer>()
  const waitForChannel = async ({ channel }: PairingAnswer, isCurrent: () => boolean) => {
    const result = await channel
    if (!isCurrent()) return
    if (result.ok) {
      keep()
      return onChannel(result.value)
    }
    forget()
    say(result.error)
  }
  const onAgain = () => {
    drop()
    forget()
  }
  const onOffer = (text: string) => {
    if (text.trim() === '') return say({ ...MISSING })
    void begin(
      async () => (await importPairing()).createPairingAnswer(text),
      (answer, isCurrent) => void waitForChannel(answer, isCurrent),
    )
  }
  useEffect(() => {
    if (initialOffer) onOffer(initialOffer)
  }, [])
  return {
    answer: current?.text ?? null,
    why,
    onOffer,
    onAgain,
    onCancel,
  }
}
