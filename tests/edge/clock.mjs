// Loaded before the application of a machine whose clock is wrong: all of it reads this one.
const right = Date.now
const off = Number(process.env.CLOCK_OFF)
Date.now = () => right() + off
globalThis.Date = new Proxy(Date, {
  construct: (target, given, as) =>
    Reflect.construct(target, given.length > 0 ? given : [Date.now()], as),
  apply: () => new Date().toString(),
})
