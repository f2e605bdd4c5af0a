/** What is kept of the last run of the tests: how long its steps took, and what failed in them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from './project.mjs'

/** The time that a step or a file took. @typedef {{ name: string, seconds: number, tests: number }} Spent */

export const CACHE = `${ROOT}/node_modules/.cache`
export const STEPS = `${CACHE}/steps.json`

/** The path of a step's report. @param {string} step */
export const reportOf = (step) => `${CACHE}/${step.replaceAll(' ', '-')}.json`

/** A step that was taken. @typedef {Spent & { failed: number }} Taken */

/** Stores how long the steps of a run took, and what failed in them. @param {readonly Taken[]} steps */
export const keepSteps = (steps) => {
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(STEPS, JSON.stringify(steps))
}

/** The steps of the last run; none where there was none. @returns {readonly Taken[]} */
export const lastSteps = () => (existsSync(STEPS) ? JSON.parse(readFileSync(STEPS, 'utf8')) : [])
