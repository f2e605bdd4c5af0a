/** Teaches the table's sentences when the table first comes. */
import game from './en.game.ts?compiled'
import table from './en.table.ts?compiled'
import './modes.ts'
import { teach } from './t.ts'

teach(table)
teach(game)
