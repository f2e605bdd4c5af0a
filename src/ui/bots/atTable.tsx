/** What bots add to the screens of a table: a sign on their chips, what they are at in place of the prompt, and the button beneath it. */
import '../style/bots.css'
import '../text/bots.ts'
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../kernel/contract.ts'
import type { AtTable, Chapters, Sign } from '../blackstone/game/chapter.ts'
import { atIt, LastDeed } from '../blackstone/game/LastDeed.tsx'
import type { Choice } from '../blackstone/props.ts'
import { Prompt } from '../blackstone/Strips.tsx'
import { Icon } from '../shell/Icon.tsx'
import { go } from '../shell/route.ts'
import { t } from '../text/t.ts'
import type { Doing, Playing } from './playing.ts'

/** A bot on its chip; it turns while it thinks. */
export const BotSign = ({ thinks }: { readonly thinks: boolean }) => (
  <i class={thinks ? 'bot thinks' : 'bot'} aria-hidden="true">
    <Icon name="bot" />
  </i>
)

const signsOf = ({ levels, doing, seats }: Playing, seat: Seat): readonly Sign[] => {
  const level = levels.value.get(seat)
  if (!level || !seats().includes(seat)) return []
  const now = doing.value
  const thinks = now.is === 'thinking' && now.seat === seat
  const words = t('bots.sign', { level: t(`bot.${level}`) }) + (thinks ? t('bots.signThinks') : '')
  return [{ drawn: <BotSign thinks={thinks} />, words }]
}

/** A bot that has failed says so; the button beneath lets it try again. */
export const Stuck = ({ name, onPress }: { readonly name: string; readonly onPress: () => void }) => (
  <button type="button" class="prompt stuck tap" onClick={onPress}>
    <span role="alert">
      {t('bots.stuck', { name })} <u>{t('bots.stuckWhat')}</u>
    </span>
  </button>
)

interface ThinksProps {
  readonly name: string
  /** Its last deed, if it has done one in this turn. */
  readonly children: ComponentChildren
}

/** Milliseconds for which its last deed stands, before it is said that it thinks. */
const READ = 1_000

const Thinks = ({ name, children }: ThinksProps) => {
  const [long, be] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => be(true), READ)
    return () => clearTimeout(timer)
  }, [])
  return long ? <Prompt>{t('bots.thinks', { name })}</Prompt> : children
}

/** Milliseconds for which Skip stays once it was pressed: what ends one's own turn comes in its place, and it may be pressed once more. */
const STAYS = 600

/** Skip, as long as a bot is at it and a moment after it was pressed; where one is stuck, another try. */
const newButton = ({ levels, doing, hurry, retry }: Playing): ((at: AtTable) => Choice | null) => {
  const stays = signal(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  const onPress = (): void => {
    hurry()
    stays.value = true
    clearTimeout(timer)
    timer = setTimeout(() => {
      stays.value = false
    }, STAYS)
  }
  return ({ now }) => {
    const isAtIt = now.todo === null && levels.value.has(atIt(now))
    if (now.outcome || !(isAtIt || stays.value)) return null
    if (doing.value.is === 'stuck') return { id: 'again', label: t('app.retry'), onPress: retry }
    return { id: 'skip', label: t('bots.skip'), icon: 'next', onPress }
  }
}

export const withBots = (chapters: Chapters, playing: Playing): Chapters => {
  const { Line: Usual } = chapters
  const button = newButton(playing)
  const Line: typeof Usual = (at) => {
    const { sitting, now, children } = at
    const seat = atIt(now)
    const name = sitting.names[seat] ?? ''
    const saysOf = ({ is }: Doing): ComponentChildren => {
      if (is === 'stuck') return <Stuck name={name} onPress={() => go(...sitting.path, 'bots')} />
      if (is !== 'thinking') return <LastDeed {...at}>{children}</LastDeed>
      const thinks = <Prompt>{t('bots.thinks', { name })}</Prompt>
      return (
        <Thinks name={name}>
          <LastDeed {...at}>{thinks}</LastDeed>
        </Thinks>
      )
    }
    const says = playing.levels.value.has(seat) ? saysOf(playing.doing.value) : children
    return Usual ? <Usual {...at}>{says}</Usual> : says
  }
  return {
    ...chapters,
    Line,
    signs: (now, seat) => [...chapters.signs(now, seat), ...signsOf(playing, seat)],
    primary: (at) => button(at) ?? chapters.primary?.(at) ?? null,
  }
}
