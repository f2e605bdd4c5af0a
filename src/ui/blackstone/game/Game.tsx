/** One game as this phone shows it: the curtain, the table, or its end. */
import '../../text/table.ts'
import { useEffect, useState } from 'preact/hooks'
import { useHouse } from '../../shell/house.ts'
import { lazy } from '../../shell/lazy.tsx'
import { route } from '../../shell/route.ts'
import type { Choice } from '../props.ts'
import type { Sitting } from './sitting.ts'
import { Table } from './Table.tsx'

const Over = lazy(async () => (await import('./Over.tsx')).Over)
const Pass = lazy(async () => (await import('./Pass.tsx')).Pass, true)
const Replay = lazy(async () => (await import('./Replay.tsx')).Replay)
const Rules = lazy(async () => (await import('../../shell/screens/Rules.tsx')).RulesScreen)
const Settings = lazy(async () => (await import('../../shell/screens/Settings.tsx')).SettingsScreen)
const Sheets = lazy(async () => (await import('./Sheets.tsx')).Sheets, true)

/** Where hands are hidden, an open one is covered again when the phone is put away or left alone. */
const useCover = (sitting: Sitting, hides: boolean): void => {
  const house = useHouse()
  useEffect(() => {
    const covering =
      hides &&
      import('./cover.ts').then(
        ({ cover }) => cover(sitting, house),
        () => undefined,
      )
    return () => covering && void covering.then((end) => end?.())
  }, [sitting, hides])
}

export interface GameProps {
  readonly sitting: Sitting
  readonly onReseat: () => void
}

export const Game = ({ sitting, onReseat }: GameProps) => {
  const now = sitting.now.value
  const [back, look] = useState<Choice | null>(null)
  const sheet = route.value[2]
  useCover(sitting, now.hides)
  const over = now.outcome !== null
  useEffect(() => look(null), [over])
  if (sheet === 'replay') return <Replay sitting={sitting} onReseat={onReseat} at={route.value.slice(3)} />
  if (now.outcome && !back)
    return (
      <Over sitting={sitting} now={now} onBoard={(label) => look({ id: 'result', label, onPress: () => look(null) })} />
    )
  // In place of the table, which stays as it is: the hand is covered only as it would be there.
  if (sheet === 'settings') return <Settings />
  if (sheet === 'rules') return <Rules mode={sitting.header.mode} />
  if (now.curtain) return <Pass sitting={sitting} now={now} />
  return (
    <>
      <Table sitting={sitting} now={now} primary={back} />
      {(sheet || now.todo === 'drop') && (
        <Sheets sitting={sitting} now={now} onReseat={onReseat} at={route.value.slice(2)} />
      )}
    </>
  )
}
