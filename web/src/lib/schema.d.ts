// Made by `make web-types` from the server's description; not written by hand.
export interface paths {
    "/api/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** About */
        get: operations["ApiAboutAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** MyBots */
        get: operations["ApiBotsMyBots"];
        put?: never;
        /** NewBot */
        post: operations["ApiBotsNewBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** EndBot */
        delete: operations["ApiBotsIdEndBot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetCards */
        get: operations["ApiGamesCardsGetCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetRatings */
        get: operations["ApiGamesRatingsGetRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetStatistics */
        get: operations["ApiGamesStatisticsGetStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/times/{track}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetTimes */
        get: operations["ApiGamesTimesTrackGetTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/tracks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** ListTracks */
        get: operations["ApiGamesTracksListTracks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/tracks/{track}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetTrackPicture */
        get: operations["ApiGamesTracksPictureGetTrackPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invites/{invite}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** FindInvitation */
        get: operations["ApiInvitesFindInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetMe */
        get: operations["ApiMeGetMe"];
        /** PutMe */
        put: operations["ApiMePutMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** MyHistory */
        get: operations["ApiMeHistoryMyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/races": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** MyRaces */
        get: operations["ApiMeRacesMyRaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** MyTurns */
        get: operations["ApiMeTurnsMyTurns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lobby */
        get: operations["ApiTablesLobby"];
        put?: never;
        /** OpenTable */
        post: operations["ApiTablesOpenTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** ShowTable */
        get: operations["ApiTablesCodeShowTable"];
        put?: never;
        post?: never;
        /** CloseTable */
        delete: operations["ApiTablesCodeCloseTable"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetBoard */
        get: operations["ApiTablesCodeBoardGetBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetChat */
        get: operations["ApiTablesCodeChatGetChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** MakeMove */
        post: operations["ApiTablesCodeMovesMakeMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/outlook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetOutlook */
        get: operations["ApiTablesCodeOutlookGetOutlook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetPapers */
        get: operations["ApiTablesCodePapersGetPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetProof */
        get: operations["ApiTablesCodeProofGetProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetRecord */
        get: operations["ApiTablesCodeRecordGetRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** AskRematch */
        post: operations["ApiTablesCodeRematchAskRematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetReplay */
        get: operations["ApiTablesCodeReplayGetReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** TakeSeat */
        post: operations["ApiTablesCodeSeatsTakeSeat"];
        /** LeaveSeat */
        delete: operations["ApiTablesCodeSeatsLeaveSeat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** StartTable */
        post: operations["ApiTablesCodeStartStartTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetState */
        get: operations["ApiTablesCodeStateGetState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** TakeBack */
        post: operations["ApiTablesCodeUndoTakeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** About */
        About: {
            games: components["schemas"]["GameInfo"][];
            reactions: string[];
            version: string;
        };
        /** Bank */
        Bank: {
            /** @default 0 */
            increment: number;
            /** @constant */
            kind: "bank";
            minutes: number;
        };
        /** BestTime */
        BestTime: {
            bot: boolean;
            code: string;
            ended: number;
            name: string;
            score: number;
        };
        /** BestTimes */
        BestTimes: {
            times: components["schemas"]["BestTime"][];
        };
        /** BotAccount */
        BotAccount: {
            created: number;
            id: string;
            name: string;
            token?: string | null;
        };
        /** BotAccounts */
        BotAccounts: {
            bots: components["schemas"]["BotAccount"][];
        };
        /** @description How likely something is. */
        Chance: {
            chance: number;
            fraction: string;
        };
        /** Chat */
        Chat: {
            at: number;
            id: string;
            name: string;
            reaction?: string | null;
            seat: number | null;
            text?: string | null;
            /** @constant */
            type: "chat";
        };
        /** ChatLog */
        ChatLog: {
            messages: components["schemas"]["Chat"][];
        };
        /** Days */
        Days: {
            days: number;
            /** @constant */
            kind: "days";
        };
        /** ErrorBody */
        ErrorBody: {
            key: string;
            sentence: string;
            status: number;
        };
        /** GameInfo */
        GameInfo: {
            bots: string[];
            id: string;
            main: string[];
            max_seats: number;
            min_seats: number;
            options: {
                [key: string]: unknown;
            };
            schema: {
                [key: string]: unknown;
            };
            title: string;
            tracks: string[];
        };
        /** GameStatistics */
        GameStatistics: {
            by_track: {
                [key: string]: number;
            };
            drivers: number;
            mine: components["schemas"]["Tally"];
            races: number;
        };
        /** History */
        History: {
            races: components["schemas"]["HistoryEntry"][];
        };
        /** HistoryEntry */
        HistoryEntry: {
            code: string;
            ended: number;
            game: string;
            place: number;
            rated: boolean;
            reason: string;
            score: number;
            seat: number;
            seats: number;
            track: string;
        };
        /** Invitation */
        Invitation: {
            code: string;
            seat: number;
        };
        /**
         * Advice
         * @description The answer to a hint. `unit` names the words `advice-<unit>` that say the values.
         */
        LiveAdvice: {
            choice: components["schemas"]["LiveChoice"];
            /** @default null */
            id: string | null;
            /** @default [] */
            plan: components["schemas"]["LiveChoice"][];
            seat: number;
            /** @default [] */
            then: components["schemas"]["LiveChoice"][];
            /** @enum {unknown} */
            type: "hint";
            /** @default null */
            unit: string | null;
            /** @default [] */
            weighed: components["schemas"]["LiveWeighed"][];
        };
        /** Chat */
        LiveChat: {
            at: number;
            id: string;
            name: string;
            /** @default null */
            reaction: string | null;
            seat: number | null;
            /** @default null */
            text: string | null;
            /** @enum {unknown} */
            type: "chat";
        };
        /**
         * Choice
         * @description A legal action in its three forms.
         */
        LiveChoice: {
            action: number;
            json: Record<string, never>;
            text: string;
        };
        /**
         * Consider
         * @description What do the choices of my seat lead to? A sketch is a decision that is still being made: in Heat the
         *         cards that might be laid.
         */
        LiveConsider: {
            /** @default null */
            id: string | null;
            /** @default null */
            moment: number | null;
            seat: number;
            /** @default null */
            sketch: Record<string, never> | null;
            /** @enum {unknown} */
            type: "consider";
        };
        /**
         * Fault
         * @description A message that was refused; nothing has changed. `key` names the browser's own sentence for it.
         */
        LiveFault: {
            /** @default null */
            id: string | null;
            key: string;
            sentence: string;
            status: number;
            /** @enum {unknown} */
            type: "error";
        };
        /**
         * Hello
         * @description Shows the table from a seat of mine (null: as a spectator) and what was missed since a moment.
         */
        LiveHello: {
            /** @default null */
            moment: number | null;
            /** @default null */
            seat: number | null;
            /** @enum {unknown} */
            type: "hello";
        };
        /**
         * Hint
         * @description What would the house's bot do in my seat? Friendly tables only.
         */
        LiveHint: {
            /** @default null */
            id: string | null;
            seat: number;
            /** @enum {unknown} */
            type: "hint";
        };
        /**
         * Outlook
         * @description The answer to `consider`: what each legal action leads to, by its number in `choices`, as
         *         `racecraft.outlook` tells it.
         */
        LiveOutlook: {
            /** @default null */
            id: string | null;
            moment: number;
            outlook: Record<string, never>;
            seat: number;
            /** @enum {unknown} */
            type: "outlook";
        };
        /** Ping */
        LivePing: {
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * Play
         * @description A decision of my seat, as a number or in notation, made at this moment.
         */
        LivePlay: {
            action: number | string;
            /** @default null */
            id: string | null;
            moment: number;
            seat: number;
            /** @enum {unknown} */
            type: "play";
        };
        /** Pong */
        LivePong: {
            at: number;
            /** @enum {unknown} */
            type: "pong";
        };
        /**
         * Presence
         * @description Who is here: seats whose holders are connected, and how many watch.
         */
        LivePresence: {
            seats: number[];
            /** @enum {unknown} */
            type: "presence";
            watching: number;
        };
        /** React */
        LiveReact: {
            reaction: string;
            /** @enum {unknown} */
            type: "react";
        };
        /** Say */
        LiveSay: {
            text: string;
            /** @enum {unknown} */
            type: "say";
        };
        /**
         * State
         * @description Everything, for a client that comes or comes back.
         */
        LiveState: {
            clocks?: Record<string, never>;
            events: unknown;
            id?: string;
            legal: unknown[];
            log: number;
            mine: number[];
            missed: number;
            moment: number;
            pending: number[];
            seat: number | null;
            table: unknown;
            /** @enum {unknown} */
            type: "state";
            undo: boolean;
            view: unknown;
        };
        /**
         * TableNews
         * @description Seats, status or result have changed.
         */
        LiveTableNews: {
            mine: number[];
            table: unknown;
            /** @enum {unknown} */
            type: "table";
        };
        /**
         * Undo
         * @description Takes back my seat's latest decision.
         */
        LiveUndo: {
            /** @default null */
            id: string | null;
            moment: number;
            seat: number;
            /** @enum {unknown} */
            type: "undo";
        };
        /**
         * Update
         * @description What has changed since the moment `since`; a client that is not there says hello again.
         */
        LiveUpdate: {
            clocks?: Record<string, never>;
            events: unknown;
            id?: string;
            legal: unknown[];
            log: number;
            moment: number;
            pending: number[];
            seat: number | null;
            since: number;
            /** @enum {unknown} */
            type: "update";
            undo: boolean;
            view: unknown;
        };
        /**
         * Weighed
         * @description An action as the bot judged it; a risk of -1 is unknown.
         */
        LiveWeighed: {
            choice: components["schemas"]["LiveChoice"];
            risk: number;
            value: number;
        };
        /** Lobby */
        Lobby: {
            tables: components["schemas"]["ShownTable"][];
        };
        /** Me */
        Me: {
            /** @enum {string} */
            kind: "guest" | "bot";
            name: string;
            ratings: {
                [key: string]: number;
            };
        };
        /** MyRaces */
        MyRaces: {
            races: components["schemas"]["TableForMe"][];
        };
        /** MyTurns */
        MyTurns: {
            turns: string[];
        };
        /** NewTable */
        NewTable: {
            clock?: components["schemas"]["Bank"] | components["schemas"]["Days"] | null;
            game: string;
            options?: {
                [key: string]: unknown;
            };
            /** @default false */
            public: boolean;
            /** @default false */
            rated: boolean;
            seats: components["schemas"]["WantedSeat"][];
            /** @default false */
            start: boolean;
        };
        Outlook: components["schemas"]["RaliOutlook"];
        /** PlayBody */
        PlayBody: {
            action: number | string;
            moment: number;
            seat: number;
        };
        /** Proof */
        Proof: {
            commitment: string;
            contributions: string[];
            method: string;
            rolls: components["schemas"]["Roll"][];
            seed: string;
        };
        /** @description A car as everybody sees it. */
        RaliCar: {
            /** @description The next move is driven in gear 1 without shifting. */
            at_rest: boolean;
            /** @description Where it stands; null before it is placed. */
            cell: string | null;
            colour: string;
            /** @description How often the line was crossed, the start included. */
            crossings: number;
            gear: number;
            /** @description The highest gear that the damage allows. */
            gear_limit: number;
            /** @description The damage marker: 10 for a sound car, 1 for a wreck. */
            marker: number;
            /** @description Turns still to be missed. */
            miss: number;
            /** @description Hundredths of rows gained since the start. */
            progress: number;
        };
        /** @description A gear to declare. Chances assume that the steps are chosen with care. */
        RaliGearChoice: {
            detail: components["schemas"]["Said"][];
            faces: components["schemas"]["RaliThrow"][];
            gear: number;
            harm: components["schemas"]["Chance"];
            /** @enum {string} */
            kind: "gear";
            label: components["schemas"]["Said"];
            mean_loss: number;
            mean_steps: number;
            shift_fails: components["schemas"]["Chance"];
            stop: components["schemas"]["Chance"];
            win: components["schemas"]["Chance"];
        };
        /** @description The move under way. */
        RaliMove: {
            /** @description Lane changes left. */
            changes: number;
            /** @description The gear declared for the roll. */
            declared: number;
            first_step: boolean;
            /** @description The lane in which the move began, to which it may not come back; 0 beside the track. */
            home_lane: number;
            /** @description Positions still to drive. */
            steps: number;
        };
        RaliOutlook: {
            /** @description The only choice may be taken without asking. */
            automatic: boolean;
            choices: {
                [key: string]: components["schemas"]["RaliPlaceChoice"] | components["schemas"]["RaliGearChoice"] | components["schemas"]["RaliStepChoice"];
            };
            /** @description The question. */
            prompt: components["schemas"]["Said"];
            /** @description Every space that the drawing marks for this decision. */
            targets: components["schemas"]["Target"][];
        };
        /** @description A start cell. */
        RaliPlaceChoice: {
            cell: string;
            detail: components["schemas"]["Said"][];
            /** @enum {string} */
            kind: "place";
            label: components["schemas"]["Said"];
        };
        /** @description What remains possible behind a step. */
        RaliRest: {
            can_drive_on: boolean;
            clean: boolean;
            least_damage: number;
            wins: boolean;
        };
        /** @description A step: what it does at once, and what remains possible behind it. */
        RaliStepChoice: {
            /** @description The obstacle acts on the car. */
            acts: boolean;
            cell: string;
            /** @description The seat whose car is hit. */
            crash: number | null;
            damage: number;
            detail: components["schemas"]["Said"][];
            /** @enum {string} */
            ground: "track" | "start4" | "station" | "box" | "shortcut" | "lane";
            /** @enum {string} */
            kind: "step";
            label: components["schemas"]["Said"];
            marker: number;
            misses: number;
            obstacle: string | null;
            repairs: boolean;
            steps_left: number;
            stops: boolean;
            then: components["schemas"]["RaliRest"];
            wins: boolean;
        };
        /** @description What one face of the die brings in a gear. */
        RaliThrow: {
            die: number;
            /** @description The cells in which the move can end. */
            ends: string[];
            /** @description The shift fails. */
            fails: boolean;
            /** @description The gear after the roll. */
            gear: number;
            steps: number;
        };
        /** @description What everybody sees: the position with what a player reads off the table at a glance. */
        RaliView: {
            board: string;
            cars: components["schemas"]["RaliCar"][];
            /** @description The seat that began; -1 while the lot is to be drawn. */
            first: number;
            /** @enum {string} */
            game: "rali";
            /** @description By seat, hundredths of rows behind the leader. */
            gaps: number[];
            laps: number;
            move: components["schemas"]["RaliMove"];
            options: {
                [key: string]: unknown;
            };
            /** @description The seats from first to last. */
            order: number[];
            /** @enum {string} */
            phase: "lot" | "place" | "declare" | "roll" | "step" | "over";
            result: components["schemas"]["ResultView"] | null;
            round: number;
            turn: number;
        };
        /** Rematch */
        Rematch: {
            code: string;
        };
        /** Renaming */
        Renaming: {
            name: string;
        };
        /** @description How a race ended, as `Result.json` tells it. */
        ResultView: {
            /** @description By seat: 1 for the winner, equal where cars share a place. */
            places: number[];
            reason: string;
            scores: number[];
        };
        /** Roll */
        Roll: {
            drawn: string;
            number: number;
            outcomes: [
                string,
                number
            ][];
            ply: number;
            point: number;
            total: number;
        };
        /** @description A message: `{"key": "gt-ask-plan", "values": {"who": 0, "gear": 3, "steps": 2}}`. */
        Said: {
            key: string;
            values: {
                [key: string]: unknown;
            };
        };
        /** ShownSeat */
        ShownSeat: {
            away: boolean;
            bot: string | null;
            /** @enum {string} */
            kind: "open" | "invited" | "person" | "bot";
            name: string;
            seat: number;
            words: string;
        };
        /** ShownTable */
        ShownTable: {
            clock: components["schemas"]["Bank"] | components["schemas"]["Days"] | null;
            code: string;
            commitment: string;
            created: number;
            ended: number | null;
            game: string;
            hides: boolean;
            host: string;
            options: {
                [key: string]: unknown;
            };
            public: boolean;
            rated: boolean;
            rematch: string | null;
            result: {
                [key: string]: unknown;
            } | null;
            seats: components["schemas"]["ShownSeat"][];
            started: number | null;
            /** @enum {string} */
            status: "open" | "running" | "over" | "closed";
            track: string;
        };
        /** Sitting */
        Sitting: {
            invite?: string | null;
            name?: string | null;
            /** @default  */
            words: string;
        };
        /** Standing */
        Standing: {
            name: string;
            races: number;
            rating: number;
        };
        /** Standings */
        Standings: {
            standings: components["schemas"]["Standing"][];
        };
        /** Starting */
        Starting: {
            fill?: string | null;
        };
        /** TableForMe */
        TableForMe: {
            host: boolean;
            invites: {
                [key: string]: string;
            };
            mine: number[];
            table: components["schemas"]["ShownTable"];
        };
        /** Tally */
        Tally: {
            mean_place: number;
            races: number;
            wins: number;
        };
        /** @description A space of the drawing that can be chosen. */
        Target: {
            cell: string;
            /** @description The actions that, played one after another by the seat, bring the car there. */
            decision: number[];
            detail: components["schemas"]["Said"][];
            label: components["schemas"]["Said"];
        };
        /** TrackInfo */
        TrackInfo: {
            facts: {
                [key: string]: number;
            };
            id: string;
            kind: string;
            options: {
                [key: string]: unknown;
            } | null;
            record: components["schemas"]["BestTime"] | null;
            title: string;
        };
        /** TrackList */
        TrackList: {
            tracks: components["schemas"]["TrackInfo"][];
        };
        /** UndoBody */
        UndoBody: {
            moment: number;
            seat: number;
        };
        View: components["schemas"]["RaliView"];
        /** WantedSeat */
        WantedSeat: {
            bot?: string | null;
            /**
             * @default open
             * @enum {string}
             */
            kind: "me" | "open" | "invited" | "bot";
            name?: string | null;
            /** @default  */
            words: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ApiAboutAbout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
        };
    };
    ApiBotsMyBots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotAccounts"];
                };
            };
        };
    };
    ApiBotsNewBot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Renaming"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotAccount"];
                };
            };
        };
    };
    ApiBotsIdEndBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ApiGamesCardsGetCards: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    ApiGamesRatingsGetRatings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Standings"];
                };
            };
        };
    };
    ApiGamesStatisticsGetStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameStatistics"];
                };
            };
        };
    };
    ApiGamesTimesTrackGetTimes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
                track: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BestTimes"];
                };
            };
        };
    };
    ApiGamesTracksListTracks: {
        parameters: {
            query?: {
                language?: "en" | "uk" | "ru";
            };
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackList"];
                };
            };
        };
    };
    ApiGamesTracksPictureGetTrackPicture: {
        parameters: {
            query?: {
                theme?: "light" | "dark" | "auto";
                language?: "en" | "uk" | "ru";
                /** @description Pixels; the height follows */
                width?: number;
            };
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
                /** @description A track's id, as the list has it */
                track: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
        };
    };
    ApiInvitesFindInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's code */
                invite: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    ApiMeGetMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    ApiMePutMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Renaming"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    ApiMeHistoryMyHistory: {
        parameters: {
            query?: {
                game?: string | null;
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["History"];
                };
            };
        };
    };
    ApiMeRacesMyRaces: {
        parameters: {
            query?: {
                status?: "open" | "running" | "over" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyRaces"];
                };
            };
        };
    };
    ApiMeTurnsMyTurns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTurns"];
                };
            };
        };
    };
    ApiTablesLobby: {
        parameters: {
            query?: {
                status?: "open" | "running" | "over";
                game?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lobby"];
                };
            };
        };
    };
    ApiTablesOpenTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableForMe"];
                };
            };
        };
    };
    ApiTablesCodeShowTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableForMe"];
                };
            };
        };
    };
    ApiTablesCodeCloseTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ApiTablesCodeBoardGetBoard: {
        parameters: {
            query?: {
                /** @description The current one unless said otherwise */
                leg?: number | null;
                theme?: "light" | "dark" | "auto";
                language?: "en" | "uk" | "ru";
            };
            header?: never;
            path: {
                /** @description The table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
        };
    };
    ApiTablesCodeChatGetChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatLog"];
                };
            };
        };
    };
    ApiTablesCodeMovesMakeMove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayBody"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
        };
    };
    ApiTablesCodeOutlookGetOutlook: {
        parameters: {
            query: {
                /** @description A seat of mine, counted from 0 */
                seat: number;
                /** @description What might be decided, as a JSON object */
                sketch?: string | null;
            };
            header?: never;
            path: {
                /** @description The table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
        };
    };
    ApiTablesCodePapersGetPapers: {
        parameters: {
            query?: {
                kind?: "information" | "classification";
                theme?: "light" | "dark" | "auto";
                language?: "en" | "uk" | "ru";
            };
            header?: never;
            path: {
                /** @description The table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
        };
    };
    ApiTablesCodeProofGetProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proof"];
                };
            };
        };
    };
    ApiTablesCodeRecordGetRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
        };
    };
    ApiTablesCodeRematchAskRematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rematch"];
                };
            };
        };
    };
    ApiTablesCodeReplayGetReplay: {
        parameters: {
            query?: {
                first?: number;
                last?: number;
                /** @description Whose view: a seat counted from 0, or -1 for the spectators' */
                seat?: number;
            };
            header?: never;
            path: {
                /** @description The table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
        };
    };
    ApiTablesCodeSeatsTakeSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's code */
                code: string;
                /** @description A seat, counted from 0 */
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sitting"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableForMe"];
                };
            };
        };
    };
    ApiTablesCodeSeatsLeaveSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's code */
                code: string;
                /** @description A seat, counted from 0 */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ApiTablesCodeStartStartTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Starting"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableForMe"];
                };
            };
        };
    };
    ApiTablesCodeStateGetState: {
        parameters: {
            query?: {
                /** @description Whose view: a seat counted from 0, or -1 for the spectators' */
                seat?: number;
                moment?: number;
            };
            header?: never;
            path: {
                /** @description The table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
        };
    };
    ApiTablesCodeUndoTakeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoBody"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
        };
    };
}
