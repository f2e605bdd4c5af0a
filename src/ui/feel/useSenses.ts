import { useEffect } from 'preact/hooks'
import type { Sitting } from '../blackstone/game/sitting.ts'
import { useHouse } from '../shell/house.ts'

/** Lets this table be heard and felt. What for that is needed comes later than what is seen. */
export const useSenses = (sitting: Sitting): void => {
  const { settings } = useHouse()
  useEffect(() => {
    import('./senses.ts').then(({ attend }) => attend(settings, sitting)).catch(() => undefined)
  }, [sitting])
}
