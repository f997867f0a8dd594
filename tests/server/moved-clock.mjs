// Loaded into a server by `node --import`: its clock is so many days ahead.
const ahead = Number(process.env.DAYS_AHEAD ?? 0) * 24 * 60 * 60_000
const RealDate = Date
const now = () => RealDate.now() + ahead
globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(now())
    else super(...values)
  }
  static now = now
}
