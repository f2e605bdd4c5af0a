/** Addresses of phones, read and written. */
import { describe, expect, test } from 'vitest'
import { formatHost, readAddress } from '../../../src/net/pairing/candidateAddress.ts'
import { at } from './sessionParameters.ts'

describe('addresses', () => {
  test('of the three kinds are written as they were read', () => {
    expect(formatHost(at('10.77.0.1', 1))).toBe('10.77.0.1')
    expect(formatHost(at('fe80::1:0:a0b', 1))).toBe('fe80:0:0:0:0:1:0:a0b')
    expect(formatHost(at('2001:DB8:0:0:8:800:200C:417A', 1))).toBe('2001:db8:0:0:8:800:200c:417a')
    expect(formatHost(at('::', 1))).toBe('0:0:0:0:0:0:0:0')
    expect(formatHost(at('0F1E2D3C-4b5a-6978-8796-a5b4c3d2e1f0.local', 1))).toBe(
      '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0.local',
    )
  })

  test('of no kind are none', () => {
    for (const host of [
      '',
      '1.2.3',
      '1.2.3.256',
      '1.2.3.04',
      '1::2::3',
      ':::',
      '1:2:3:4:5:6:7:8:9',
      '1:2:3:4:5:6:7::8:9',
    ])
      expect(readAddress('host', host, 1), host).toBeUndefined()
    for (const host of ['12345::', 'g::', 'castle.local', '1:2:3:4:5:6:7', '::1.2.3.4', 'fe80::1%lan0'])
      expect(readAddress('host', host, 1), host).toBeUndefined()
  })
})
