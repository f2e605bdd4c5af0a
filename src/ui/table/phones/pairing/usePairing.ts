/** Two square codes become a channel: what the screens of a pairing are given, over the steps of net/pairing. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Refusal, Result } from '../../kernel/result.ts'
import type { Channel } from '../../net/channel.ts'
import type { Answer, Offer } from '../../net/pairing/pair.ts'
import type { AcceptProps, InviteProps } from './props.ts'

const pair = () => import('../../net/pairing/pair.ts')

/** Open for another try with the same offer; after any other refusal a new one is needed. */
const isSlip = ({ code }: Refusal): boolean => code !== 'pairing.unreachable'

/** What a channel is handed to once it is open. */
type Receive = (channel: Channel) => void

/** Runs the steps of one pairing after another; what is begun is given up with the screen, or when it is begun anew. */
const useTries = <T extends { readonly text: string; cancel(): void }>() => {
  const [current, show] = useState<T | null>(null)
  const [why, say] = useState<Refusal | null>(null)
  const tries = useRef(0)
  const held = useRef<T | null>(null)
  const drop = () => {
    tries.current += 1
    held.current?.cancel()
    held.current = null
  }
  useEffect(() => drop, [])
  const begin = async (make: () => Promise<Result<T>>, then: (made: T, isNow: () => boolean) => void) => {
    drop()
    const mine = tries.current
    show(null)
    say(null)
    const made = await make()
    if (mine !== tries.current) return made.ok && made.value.cancel()
    if (!made.ok) return say(made.error)
    held.current = made.value
    show(made.value)
    then(made.value, () => mine === tries.current)
  }
  /** What became a channel is not given up any more. */
  const keep = () => {
    held.current = null
  }
  return { current, why, say, begin, keep, drop, forget: () => show(null) }
}

/** The host's side. */
export const useInvite = (onChannel: Receive, onCancel: () => void): InviteProps => {
  const { current, why, say, begin, keep } = useTries<Offer>()
  const [connecting, be] = useState(false)
  const onBegin = () => {
    be(false)
    void begin(
      async () => (await pair()).makeOffer(),
      () => undefined,
    )
  }
  const onAnswer = async (text: string) => {
    if (!current) return
    be(true)
    const channel = await current.accept(text)
    be(false)
    if (channel.ok) {
      keep()
      return onChannel(channel.value)
    }
    if (!isSlip(channel.error)) onBegin()
    say(channel.error)
  }
  return {
    offer: current?.text ?? null,
    connecting,
    why,
    onBegin,
    onAnswer: (text) => void onAnswer(text),
    onCancel,
  }
}

/** The guest's side. @param offered what was read elsewhere already; empty otherwise */
export const useAccept = (onChannel: Receive, onCancel: () => void, offered = ''): AcceptProps => {
  const { current, why, say, begin, keep, drop, forget } = useTries<Answer>()
  const wait = async ({ channel }: Answer, isNow: () => boolean) => {
    const opened = await channel
    if (!isNow()) return
    if (opened.ok) {
      keep()
      return onChannel(opened.value)
    }
    forget()
    say(opened.error)
  }
  const onAgain = () => {
    drop()
    forget()
  }
  const onOffer = (text: string) =>
    void begin(
      async () => (await pair()).makeAnswer(text),
      (answer, isNow) => void wait(answer, isNow),
    )
  useEffect(() => {
    if (offered) onOffer(offered)
  }, [])
  return {
    answer: current?.text ?? null,
    why,
    onOffer,
    onAgain,
    onCancel,
  }
}
