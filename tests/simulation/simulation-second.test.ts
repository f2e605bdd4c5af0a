import { describe } from 'vitest'
import { testWorlds } from './worldTests.ts'

describe('the simulated table', () => testWorlds('second'))
