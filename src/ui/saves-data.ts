/** Whether the device saves data. Only Chromium has `connection` (WICG Network Information). */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
