import { fillMessage } from './fill-forms.ts'
import { expect, isThere, stopClock, test, visit } from './site.ts'

/** A notification that any site can show: the error of an empty support request, or the success of a message. */
const support = isThere('/support')
const message = support ? 'ErrorPlease fill in all required fields.' : 'Message Sent!'

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await visit(page, support ? '/support' : '/contact')
  await page.route('**/api/contact', route => route.fulfill({ json: {} }))
  if (!support) await fillMessage(page, 'toast@contact.example')
  await stopClock(page)
  await page.getByRole('button', { name: support ? 'Submit Request' : 'Send Message' }).click()
  await expect(page.locator('.toast')).toContainText(message)
})

test('a swipe to the right of 50 px dismisses, a shorter one does not', async ({ page }) => {
  const swipe = async (distance: number) => {
    const box = await page.locator('.toast').boundingBox()
    if (!box) throw new Error('there is no toast')
    const [x, y] = [box.x + 30, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance, y, { steps: 5 })
    await page.mouse.up()
  }
  await swipe(49)
  await expect(page.locator('.toast')).toHaveAttribute('data-state', 'open')
  await swipe(50)
  await page.clock.runFor(300)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('while the search is open it is above it, and is closed without it', async ({ page }) => {
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  const isOpen = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'combobox')
  // The search needs frames, which may come later than the notification stays: they come by the clock.
  await expect.poll(() => page.clock.runFor(50).then(isOpen)).toBe(true)
  await dialog.getByRole('button', { name: 'Close notification' }).click()
  await page.clock.runFor(300)
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(dialog).toBeVisible()
})
