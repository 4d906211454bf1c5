# People: their devices, passkeys and data; what may be done about each other at a table.

people-devices = My devices
people-devices-explained = Your seats and results belong to the browsers listed here. Link a second one, or add a passkey, before you lose this one.
people-device-unknown = A browser
people-device-here = this browser
people-device-seen = last seen { $day }
people-device-end = Sign out
people-link = Link another device
people-link-explained = Scan this with the other device, or open { $address } there and type the code.
people-link-code = The code, good once within ten minutes
people-link-qr = QR code of the address with the code
people-linked = { $device } is linked.
people-sign-out = Sign out here
people-sign-out-everywhere = Sign out everywhere
people-sign-out-sure = Really sign out? Without another linked device or a passkey nobody can bring your seats back.
people-sign-out-yes = Yes, sign out
people-keep = Cancel
people-passkeys = Passkeys
people-passkeys-explained = A passkey is kept by your device or password manager. It brings you back on any browser.
people-passkeys-none = Passkeys do not work at this address or in this browser.
people-passkey-since = added { $day }
people-passkey-add = Add a passkey
people-passkey-added = Added.
people-passkey-there = This device already has your passkey.
people-passkey-end = Remove
people-passkey-use = Sign in with a passkey
people-passkey-failed = The passkey was not used.

people-sign-in = Sign in on this device
people-sign-in-explained = On your other device open My races → Link another device, and type its code here.
people-sign-in-instead = Here you are { $name }. Signing in leaves { $name } and those races behind; without a passkey or another device they are gone.
people-sign-in-code = Code
people-sign-in-go = Sign in
people-signed-in = Welcome, { $name }.

people-data = My data
people-data-explained = All that this server keeps about you: name, devices, tables, results and your chat messages.
people-export = Download everything
people-delete = Delete everything
people-delete-sure = Your name, results, ratings, programs and chat messages are deleted for good. Races stay, driven by a “Guest”. This cannot be undone.
people-delete-yes = Yes, delete me

people-me = For me
people-autopilot = Let a bot drive for me
people-resign = Resign
people-resign-sure = A bot drives your car to the end, and you are placed behind all who stay. You cannot come back.
people-resign-yes = Yes, resign
people-others = The others
people-nobody = Nobody else sits here.
people-only-bots = No other people here, only bots.
people-mute = Mute
people-unmute = Unmute
people-hand-over = Let a bot drive
people-absent = { $who } is offline.
people-absent-wait = { $who } is offline. { $minutes ->
    [one] In a minute
   *[other] In { $minutes } minutes
} you can let a bot drive.
people-host-away = { $who } hosts this table and is offline. { $minutes ->
    [one] In a minute
   *[other] In { $minutes } minutes
} somebody else may take over.
people-host-gone = { $who } hosts this table and has been gone for a while.
people-take-over = Take over as host
people-remove = Remove
people-remove-sure = { $who } loses the seat and cannot sit here again.
people-remove-yes = Yes, remove
people-report = Report
people-report-reason = What is wrong? The operator of this server reads it.
people-report-send = Send report
people-reported = Thank you, the operator will look at it.
people-race = The race
people-close-race = End this race
people-close-sure = The race ends for everybody, without a result.
people-close-yes = Yes, end it
people-end-offer = Offer to end the race
people-end-explained = If everybody who drives agrees, the race ends without a result and counts for nobody.
people-end-offered = { $who } would like to end the race. It would count for nobody.
people-end-agreed = Agreed: { $who }
people-end-asked = Not yet: { $who }
people-end-yes = I agree
people-end-no = Race on
people-end-refused = { $who } does not want to end the race: it goes on.
people-end-withdrawn = { $who } has taken back the offer to end the race.
people-end-read = All right
people-holiday = Holiday
people-holiday-explained = Your time stands still, { $days ->
    [one] one day
   *[other] { $days } days
} at most in this race. The others see it.
people-holiday-days = Days
people-holiday-begin = Stop my clock
people-holiday-until = Your time stands still until { $day }.
people-holiday-end = I’m back
people-holiday-too-long = Your clock may stand still for { $days } days in a race; you have { $left } left.
people-put-away = Put this race away
people-put-away-explained = It leaves your list. Your clock runs on, and we still remind you. Bring it back under My races.
people-away-races = Put away
people-bring-back = Bring back
