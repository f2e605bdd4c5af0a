/** Adds the app's messages about games that are fetched when they are chosen. */
import packs from '../en/packs.ts?compiled'
import { addMessages } from '../t.ts'

addMessages(packs)
