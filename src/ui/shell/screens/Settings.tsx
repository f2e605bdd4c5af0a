import '../../text/chapters.ts'
import { useEffect, useState } from 'preact/hooks'
import { askToPersist, type Persistence, persistence, room } from '../../../store/persistence.ts'
import { useHouse } from '../house.ts'
import { SettingsPage, Storage } from '../SettingsPage.tsx'

const MEGA = 1_000_000

/** How the app looks, and where the games are kept. */
export const SettingsScreen = () => {
  const { settings, change } = useHouse()
  const [state, know] = useState<Persistence>('unknown')
  const [used, measure] = useState<number | null>(null)
  useEffect(() => {
    void persistence().then(know)
    void room().then((found) => measure(found ? Math.round((10 * found.used) / MEGA) / 10 : null))
  }, [])
  return (
    <SettingsPage look={settings.value} onChange={(look) => change({ ...settings.value, ...look })}>
      <Storage state={state} used={used} onAsk={() => void askToPersist().then(know)} />
    </SettingsPage>
  )
}
