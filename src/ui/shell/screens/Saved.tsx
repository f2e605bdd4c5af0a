import '../../text/chapters.ts'
import '../../text/modes.ts'
import '../../text/refusals.ts'
import { useEffect, useState } from 'preact/hooks'
import { deleteSave, listSaves, renameSave, type SavedGame } from '../../../store/saves.ts'
import { atHand, closeTable } from '../../blackstone/game/atHand.ts'
import { bringIn } from '../../blackstone/game/bringIn.ts'
import { exportGame } from '../../blackstone/game/exports.ts'
import { watchTable } from '../../blackstone/game/unsaved.ts'
import { nameOfMode } from '../../text/names.ts'
import { say, spoken, t } from '../../text/t.ts'
import { useHouse } from '../house.ts'
import { go, href } from '../route.ts'
import { SavedGames, type SavedView } from '../SavedGames.tsx'
import { readSummary } from '../summary.ts'
import { sayFailure } from '../trouble.ts'

const day = (time: number): string =>
  new Intl.DateTimeFormat(spoken(), { dateStyle: 'medium', timeStyle: 'short' }).format(time)

const viewOf = (game: SavedGame): SavedView => {
  const { id } = game
  if (game.kind !== 'game') {
    return {
      id,
      title: t('saved.unknown'),
      line: id.slice(0, 6),
      factions: null,
      problem: t(`saved.${game.kind}`),
      href: href('play', id),
      replay: '',
    }
  }
  const summary = readSummary(game.summary)
  const mode = nameOfMode(game.header.mode)
  const from = game.header.position === undefined ? '' : t('saved.position')
  const over = game.finished ? t('saved.over') : ''
  return {
    id,
    title: game.name || mode,
    line: [game.name && mode, from, over, day(game.changed)].filter(Boolean).join(' · '),
    factions: summary.factions.length > 0 ? summary.factions : null,
    problem: null,
    href: href('play', id),
    replay: href('play', id, 'replay'),
  }
}

/** All games on this phone, and the door through which others come in. */
export const SavedScreen = () => {
  const house = useHouse()
  const { database } = house
  const [games, show] = useState<readonly SavedView[] | null>(null)
  const [said, speak] = useState('')
  const refresh = () => listSaves(database).then((list) => show(list.map(viewOf)))
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
    const brought = await bringIn(database, text)
    if (!brought.ok) speak(say(brought.error.code, brought.error.values, 'refused'))
    else if (brought.value.playable) go('play', brought.value.id)
    else speak(t('saved.notPlayable'))
  }

  return (
    <SavedGames
      games={games}
      onRename={(id, name) => attempt(renameSave(database, id, name))}
      onDelete={(id) => attempt(forget(id))}
      onExport={(id) => attempt(exportGame(database, id))}
      onImport={(text) => attempt(importText(text))}
      said={said}
    />
  )
}
