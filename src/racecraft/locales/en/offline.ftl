# Pages that play without a server.
offline-loading = Fetching the engine: { $percent }%
offline-starting = Starting the engine…
offline-progress = Progress
offline-elsewhere = Racecraft is open in another tab. Close it there, and it goes on here.
offline-failed = The engine did not start: { $reason }
offline-explained = You play without a server. Races stay in this browser, and you can save each as a file.
offline-update = A new version is ready.
offline-update-now = Use it now
offline-screen = Race at one screen
offline-review-hint = Every decision is played out again, here in your browser and so with fewer tries than a server makes. It takes one to three minutes; you can race on meanwhile.
