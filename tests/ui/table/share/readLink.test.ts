/** Addresses and pasted texts lead to what they link to, whatever carried them. */
import { describe, expect, test } from 'vitest'
import { positionStringAt, readAddress, readLink, recordStringAt } from '#src/ui/table/share/readLink.ts'
import { LINK_MANGLERS } from '../../../table/record/linkManglers.ts'

const PAGE = 'https://castle.example.org/app/#/'
/** Made with node's zlib and SHA-256. */
const RECORD = 'BC4.ATwAw_--_hz75T40Wqs1-4EDpqo1LMMpT54EcbnS9HeHzO48Tw26CRouiVUDrnn10o7EQm2yIxx8w_znA9uXGJM2dIdz1f_'
const POSITION = 'BP1.ATwAw_-E4cFEhSTDC_sEom3dqIRREwRc3aq5z8g_OgiSXANWP9FmLp3Mc77B6c250P16uzbyMK4fqE_pAO4AAIkBG_FohC-'

const LINKS = {
  'a game': ['shared', RECORD],
  'a position': ['position', POSITION],
  'a room': ['join', 'K7QX9M'],
  'a seat': ['seat', 'K7QX9M', 'Zm9v_-Fy', 'AAECAwQFBgcICQoLDA0ODw'],
}

describe.each(Object.entries(LINKS))('the link of %s', (_, route) => {
  test.each(Object.entries(LINK_MANGLERS))('carried with %s leads there', (_, carry) => {
    const text = carry(PAGE + route.join('/'))
    expect(readLink(text)).toEqual(route)
    expect(readAddress(text)).toEqual(route)
  })
})

test('a string by itself leads to its page, and one that was cut as well, which says so', () => {
  expect(readLink(`Here: ${RECORD}.`)).toEqual(['shared', RECORD])
  expect(readLink(POSITION)).toEqual(['position', POSITION])
  expect(readLink(`${RECORD.slice(0, 60)}…`)).toEqual(['shared', RECORD.slice(0, 60)])
})

test('of an address that was cut before its string nothing but the sign is there', () => {
  for (const parts of [['shared'], ['shared', 'B'], ['shared', 'BC'], ['shared', 'BC4'], ['shared', 'BC4.']])
    expect(recordStringAt(parts)).toMatch(/^BC\d\.$/)
  expect(recordStringAt(['shared', 'castle'])).toBe('castle')
  for (const parts of [['position'], ['position', 'B'], ['position', 'BP1']])
    expect(positionStringAt(parts)).toBe('BP1.')
})

test('the link of a seat that was cut leads to its room, which says so', () => {
  const link = `${PAGE}seat/K7QX9M/Zm9v_-Fy/AAECAwQFBgcICQoLDA0ODw`
  for (let end = link.indexOf('K7QX9M') + 6; end < link.length; end++)
    expect(readLink(link.slice(0, end))).toEqual(['seat', 'K7QX9M'])
})

test('a text without a link leads nowhere: a word of six letters is no code here', () => {
  for (const text of ['', 'garden', 'King to e4', 'https://castle.example.org/app/', PAGE])
    expect(readLink(text)).toBeNull()
})

test('an address of any page is read without what was put behind it or encoded', () => {
  expect(readAddress(`${PAGE}rules?fbclid=abc`)).toEqual(['rules'])
  expect(readAddress(`${PAGE}learn/slide-and-swap).`)).toEqual(['learn', 'slide-and-swap'])
  expect(readAddress('https://castle.example.org/app/#%2Frules%2Fsetup')).toEqual(['rules', 'setup'])
  expect(readAddress('https://castle.example.org/app/#%252Frules')).toEqual(['rules'])
  expect(readAddress('https://castle.example.org/app/?x#%23/rules')).toEqual(['rules'])
  expect(readAddress(`${PAGE}.`)).toEqual([])
})
