import '../../text/rules.ts'
import { RulesPage } from '../RulesPage.tsx'
import { route } from '../route.ts'

/** From a game: its mode, whose own chapter comes first. */
interface RulesScreenProps {
  readonly mode?: string
}

export const RulesScreen = ({ mode }: RulesScreenProps) => (
  <RulesPage open={mode ? undefined : route.value[1]} first={mode?.split('-')[0]} />
)
