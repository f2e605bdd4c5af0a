import '../../text/chapters.ts'
import '../../text/history.ts'
import '../../text/modes.ts'
import '../../text/refusals.ts'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { deleteSave, listSaves, renameSave, type SavedGame } from '../../../store/saves.ts'
import { atHand, closeTable } from '../../blackstone/game/atHand.ts'
import { bringIn } from '../../blackstone/game/bringIn.ts'
import { exportGame } from '../../blackstone/game/exports.ts'
import { watchTable } from '../../blackstone/game/unsaved.ts'
import { isShown, readFilter, writeFilter } from '../../history/filter.ts'
import { GamesPage } from '../../history/GamesPage.tsx'
import { gameIn } from '../../history/link.ts'
import { listed, modesIn } from '../../history/listed.ts'
import { say, t } from '../../text/t.ts'
import { useHouse } from '../house.ts'
import { go, replace, route } from '../route.ts'
import { sayFailure } from '../trouble.ts'

/** All games on this phone, and the door through which others come in. */
export const SavedScreen = () => {
  const house = useHouse()
  const { database } = house
  const [all, show] = useState<readonly SavedGame[] | null>(null)
  const [said, speak] = useState('')
  const parts = route.value.slice(1)
  const filter = useMemo(() => readFilter(parts), [parts.join('/')])
  const games = useMemo(() => all && listed(all.filter((game) => isShown(game, filter))), [all, filter])
  const modes = useMemo(() => modesIn(all ?? []), [all])
  const refresh = () => listSaves(database).then(show)
  const attempt = (work: Promise<unknown>): void => {
    speak('')
    work.then(refresh).catch((error: unknown) => speak(sayFailure(error)))
  }
  useEffect(() => attempt(Promise.resolve()), [])

  /** Also what storage does not have of it. */
  const forget = async (id: string): Promise<void> => {
    await deleteSave(database, id)
    const table = atHand(id)
    if (!table) return
    watchTable(house, table).stop()
    closeTable(table)
  }

  const importText = async (text: string): Promise<void> => {
    const handed = gameIn(text)
    if (handed && !text.trimStart().startsWith('{')) return go('shared', handed)
    const brought = await bringIn(database, text)
    if (!brought.ok) speak(say(brought.error.code, brought.error.values, 'refused'))
    else if (brought.value.playable) go('play', brought.value.id)
    else speak(t('saved.notPlayable'))
  }

  const share = async (id: string): Promise<void> => {
    const game = all?.find((one) => one.id === id)
    if (game?.kind !== 'game') return
    const { shareStored } = await import('../../history/shareGames.ts')
    speak(await shareStored(database, game))
  }

  return (
    <GamesPage
      games={games}
      filter={filter}
      modes={modes}
      onChange={(next) => replace('saved', ...writeFilter(next))}
      onRename={(id, name) => attempt(renameSave(database, id, name))}
      onDelete={(id) => attempt(forget(id))}
      onExport={(id) => attempt(exportGame(database, id))}
      onShare={(id) => attempt(share(id))}
      onImport={(text) => attempt(importText(text))}
      said={said}
    />
  )
}
