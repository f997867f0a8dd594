import { expectTypeOf, it } from 'vitest'
import type { IconItem, SevenToEight, SixToEight, Story } from './shapes.ts'

// Held by tsc: each expectation is about types alone, and a wrong one does not compile.
it('content with a wrong count, an unknown icon or page, or a missing field does not compile', () => {
  type Item = { title: string; description: string; icon: 'clock' }
  expectTypeOf<Item>().toExtend<IconItem>()
  expectTypeOf<[Item, Item, Item, Item, Item]>().not.toExtend<SixToEight<IconItem>>()
  expectTypeOf<[Item, Item, Item, Item, Item, Item]>().toExtend<SixToEight<IconItem>>()
  type Nine = [string, string, string, string, string, string, string, string, string]
  expectTypeOf<Nine>().not.toExtend<SevenToEight<string>>()
  expectTypeOf<'clock'>().toExtend<IconItem['icon']>()
  expectTypeOf<'unicorn'>().not.toExtend<IconItem['icon']>()
  expectTypeOf<'/services/no-such-service'>().not.toExtend<Story['link']>()
  expectTypeOf<Omit<Item, 'description'>>().not.toExtend<IconItem>()
})
