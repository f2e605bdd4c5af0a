/** Paragraphs of the rules that say why something is not possible, by the code of its refusal. */
import type { Flaw } from '../../games/lamps-below/position/readingHelpers.ts'
import type { Reason } from '../../games/lamps-below/refusal.ts'

/** Numbers of paragraphs in RULES.md, by which an action is refused. */
export const REFUSAL_PARAGRAPHS: Readonly<Record<Reason, readonly string[]>> = {
  'lamps-below.allMustAgree': ['15.3'],
  'lamps-below.alreadyBold': ['8.3'],
  'lamps-below.alreadyBraced': ['8.9'],
  'lamps-below.alreadyGiven': ['4.3'],
  'lamps-below.cacheHere': ['8.3'],
  'lamps-below.chosenAlready': ['3.1'],
  'lamps-below.courage': ['8.3', '11.1'],
  'lamps-below.dwellerHere': ['8.3'],
  'lamps-below.fewExplorers': ['3.2'],
  'lamps-below.giveSelf': ['4.3'],
  'lamps-below.healsNothing': ['13.2'],
  'lamps-below.moveEnds': ['8.4'],
  'lamps-below.mustName': ['5.2'],
  'lamps-below.nameNobody': ['5.3'],
  'lamps-below.noCache': ['8.3'],
  'lamps-below.noDeepWound': ['13.2'],
  'lamps-below.noDie': ['8.2'],
  'lamps-below.noExplorer': ['3.1'],
  'lamps-below.noLamp': ['8.2'],
  'lamps-below.noSix': ['8.5'],
  'lamps-below.noSuchWeapon': ['16.2'],
  'lamps-below.noTarget': ['8.3', '13.1'],
  'lamps-below.noWound': ['8.3'],
  'lamps-below.notHeld': ['8.3'],
  'lamps-below.notHere': ['8.3'],
  'lamps-below.notOneself': ['8.3'],
  'lamps-below.notInExit': ['8.3'],
  'lamps-below.notMender': ['8.3'],
  'lamps-below.notNow': ['18.2'],
  'lamps-below.notShown': ['8.5'],
  'lamps-below.notUsable': ['13.1'],
  'lamps-below.notWithGiver': ['4.3'],
  'lamps-below.otherWayAgreed': ['5.1'],
  'lamps-below.outOfReach': ['8.3'],
  'lamps-below.sameRoom': ['8.3'],
  'lamps-below.outOfSight': ['6.2'],
  'lamps-below.refusedAlready': ['5.2'],
  'lamps-below.relicReach': ['13.1'],
  'lamps-below.sayTarget': ['13.1'],
  'lamps-below.wayStays': ['5.2'],
  'lamps-below.weaponBand': ['6.3', '16.2'],
  'leave.alone': ['15.3'],
}

/** Those by which a position cannot be; none where no rule says it. */
export const FLAW_PARAGRAPHS: Readonly<Record<Flaw, readonly string[]>> = {
  'lamps-below.position.aboveSize': ['12.2'],
  'lamps-below.position.cannotMatter': ['9.7'],
  'lamps-below.position.counters': ['10.1'],
  'lamps-below.position.courage': ['11.1'],
  'lamps-below.position.fallen': ['15.1'],
  'lamps-below.position.fullRoom': ['6.5'],
  'lamps-below.position.goalMet': ['15.1'],
  'lamps-below.position.hallMeant': [],
  'lamps-below.position.lampTwice': ['7.1'],
  'lamps-below.position.leftEarly': ['8.7'],
  'lamps-below.position.leftOver': ['3.3'],
  'lamps-below.position.noCard': ['15.1'],
  'lamps-below.position.noCourage': ['9.7'],
  'lamps-below.position.onTrack': ['7.3', '10.1'],
  'lamps-below.position.tooMany': [],
  'lamps-below.position.twice': [],
  'lamps-below.position.usedNumber': ['6.7'],
}

/** Those by which nothing is taken back. */
export const UNDO_PARAGRAPHS: Readonly<Record<string, readonly string[]>> = {
  'undo.none': ['18.3'],
  'undo.other': ['18.3'],
  'undo.reveal': ['18.3'],
  'undo.thrown': ['18.3'],
}
