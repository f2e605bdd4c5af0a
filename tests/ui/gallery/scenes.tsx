/** All scenes of the gallery, by name. */
import type { ComponentType } from 'preact'
import { AboutPage } from '../../../src/ui/app/about/AboutPage.tsx'
import { FirstVisit, Home } from '../../../src/ui/app/home/Home.tsx'
import { RulesPage } from '../../../src/ui/blackstone/rules/RulesPage.tsx'
import { RULEBOOK } from '../../../src/ui/blackstone/rules/rulebook.ts'
import { ChapterPage } from '../../../src/ui/parts/rules/ChapterPage.tsx'
import {
  Adopt,
  botScenes,
  Claiming,
  Compass,
  Court,
  CurtainScene,
  Deck,
  Families,
  GameLostScene,
  GameOverScene,
  HintFound,
  HintSought,
  HomeWithGame,
  Idle,
  Kings,
  Limits,
  Marking,
  NewGameScene,
  NoticesOverTable,
  Opener,
  Paying,
  Puzzle,
  PuzzleIdle,
  phoneScenes,
  RecordingBoard,
  Replay,
  Report,
  RulesOverTable,
  SavedGames,
  SettingsScene,
  sheetScenes,
  TipOverTable,
} from './blackstone.tsx'
import { castleScenes } from './castlescape.tsx'
import { CoopTable, Dogs as DogSheet } from './coop.tsx'
import { editorAndPuzzleScenes } from './editorAndPuzzles.tsx'
import { historyAndSharedScenes } from './historyAndSharedGames.tsx'
import { personalScenes } from './installAndEmblems.tsx'
import { dealScenes, lobbyScenes } from './phones.tsx'
import { Queens, QueensUse, Wizards, WizardsLay } from './queensAndWizardsQuests.tsx'

export const scenes: Readonly<Record<string, ComponentType>> = {
  home: () => (
    <Home isNew>
      <FirstVisit />
    </Home>
  ),
  continue: HomeWithGame,
  kings: Kings,
  idle: Idle,
  hint: HintFound,
  'hint-thinks': HintSought,
  tip: TipOverTable,
  'rules-asked': RulesOverTable,
  compass: Compass,
  adopt: Adopt,
  families: Families,
  deck: Deck,
  paying: Paying,
  marking: Marking,
  claiming: Claiming,
  replay: Replay,
  puzzle: Puzzle,
  'puzzle-idle': PuzzleIdle,
  queens: Queens,
  'queens-use': QueensUse,
  wizards: Wizards,
  'wizards-lay': WizardsLay,
  limits: Limits,
  together: CoopTable,
  dogs: DogSheet,
  court: Court,
  curtain: CurtainScene,
  over: GameOverScene,
  lost: GameLostScene,
  answers: RecordingBoard,
  opener: Opener,
  new: () => <NewGameScene />,
  'new-bots': () => <NewGameScene bots={['', 'scout', 'captain']} />,
  saved: SavedGames,
  ...historyAndSharedScenes,
  settings: SettingsScene,
  ...personalScenes,
  ...editorAndPuzzleScenes,
  rules: () => <RulesPage path={['rules']} />,
  'rules-chapter': () => (
    <ChapterPage rulebook={RULEBOOK} index={9} section="modules-by-mode" paragraph={undefined} path={['rules']} />
  ),
  about: () => (
    <AboutPage
      version="0.1.0"
      isReadyOffline
      licences={[{ name: 'EventEmitter3', licence: 'MIT', text: 'The MIT License' }]}
    />
  ),
  report: Report,
  notices: NoticesOverTable,
  ...lobbyScenes,
  ...dealScenes,
  ...Object.fromEntries([...phoneScenes, ...botScenes, ...sheetScenes]),
  ...castleScenes,
}
