import { expect, it } from 'vitest'
import type { IconItem, SevenToEight, SixToEight, Story } from './shapes.ts'

it('content with a wrong count, an unknown icon or page, or a missing field does not compile', () => {
  const item = { title: 'T', description: 'D', icon: 'clock' } as const satisfies IconItem
  // @ts-expect-error five features are too few
  const five: SixToEight<IconItem> = [item, item, item, item, item]
  // @ts-expect-error nine benefits are too many
  const nine: SevenToEight<string> = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
  // @ts-expect-error there is no such icon
  const icon: IconItem = { ...item, icon: 'unicorn' }
  // @ts-expect-error there is no such page
  const link: Story['link'] = '/services/no-such-service'
  // @ts-expect-error the description is missing
  const missing: IconItem = { title: 'T', icon: 'clock' }
  expect([five, nine, icon, link, missing]).toHaveLength(5)
})
