/** What is known of this browser's storage, and what a person may ask of it. */
import '../text/refusals.ts'
import '../text/storage.ts'
import { useEffect, useState } from 'preact/hooks'
import { askToPersist, type Persistence, persistence, type Room, room } from '../../store/persistence.ts'
import type { Tally } from '../blackstone/game/allGames.ts'
import { say, t } from '../text/t.ts'
import { isApple, isStandalone } from './apple.ts'
import { useHouse } from './house.ts'
import type { StorageView } from './Storage.tsx'
import { sayFailure } from './trouble.ts'

export interface Storing extends StorageView {
  readonly onAsk: () => void
  readonly onExport: () => void
  readonly onImport: (text: string) => void
}

const allGames = () => import('../blackstone/game/allGames.ts')

/** How many games are here, and why the first of the others is not. */
const toldOfGames = ({ here, refused: [first, ...others] }: Tally): string => {
  const brought = t('storage.brought', { count: here })
  if (!first) return brought
  const why = say(first.code, first.values, 'refused')
  return t('storage.lacks', { brought, count: 1 + others.length, why })
}

const told = (tally: Tally): string => {
  const brought = toldOfGames(tally)
  return tally.puzzles ? t('storage.puzzlesIn', { brought }) : brought
}

export const useStoring = (): Storing => {
  const { database } = useHouse()
  const [state, know] = useState<Persistence>('unknown')
  const [found, measure] = useState<Room>()
  const [asked, ask] = useState(false)
  const [said, speak] = useState('')
  const look = () => void room().then(measure)
  useEffect(() => {
    void persistence().then(know)
    look()
  }, [])
  const attempt = (work: Promise<string>): void => {
    speak(t('storage.works'))
    work.catch(sayFailure).then((what) => {
      speak(what)
      look()
    })
  }
  const bring = async (text: string): Promise<string> => {
    const done = await (await allGames()).importAll(database, text)
    return done.ok ? told(done.value) : say(done.error.code, done.error.values, 'refused')
  }
  const hand = async (): Promise<string> => {
    const { games, puzzles } = await (await allGames()).exportAll(database, new Date())
    const exported = t('storage.exported', { count: games })
    return puzzles ? t('storage.puzzlesOut', { exported }) : exported
  }
  return {
    ...{
      state,
      room: found,
      said,
      forgets: isApple(navigator.userAgent, navigator.maxTouchPoints) && !isStandalone(),
      denied: asked && state === 'at-risk',
    },
    onAsk: () =>
      void askToPersist().then((now) => {
        know(now)
        ask(true)
      }),
    onExport: () => attempt(hand()),
    onImport: (text) => attempt(bring(text)),
  }
}
