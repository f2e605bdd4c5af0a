import '../../text/rules.ts'
import { RulesPage } from '../RulesPage.tsx'
import { route } from '../route.ts'

export const RulesScreen = () => <RulesPage open={route.value[1]} />
