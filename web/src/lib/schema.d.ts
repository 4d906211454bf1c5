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
    "/api/builders/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Build */
        post: operations["ApiBuildersGameBuild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/builders/{game}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close */
        post: operations["ApiBuildersGameCloseClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/builders/{game}/export/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Export */
        post: operations["ApiBuildersGameExportKindExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/builders/{game}/fits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fits */
        post: operations["ApiBuildersGameFitsFits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/builders/{game}/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Generate */
        post: operations["ApiBuildersGameGenerateGenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/builders/{game}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Picture */
        post: operations["ApiBuildersGamePicturePicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/builders/{game}/pieces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetPieces */
        get: operations["ApiBuildersGamePiecesGetPieces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/builders/{game}/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sheet */
        post: operations["ApiBuildersGameSheetSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/builders/{game}/study": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Study */
        post: operations["ApiBuildersGameStudyStudy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/builders/{game}/tracks/{track}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetTrackDocument */
        get: operations["ApiBuildersGameTracksGetTrackDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/builders/{game}/wishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetWishes */
        get: operations["ApiBuildersGameWishesGetWishes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/championships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** MakeChampionship */
        post: operations["ApiChampionshipsMakeChampionship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/championships/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** ShowChampionship */
        get: operations["ApiChampionshipsCodeShowChampionship"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/championships/{code}/anyone-opens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** LetAnyoneOpen */
        put: operations["ApiChampionshipsCodeAnyoneOpensLetAnyoneOpen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/championships/{code}/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** AddEntrantBot */
        post: operations["ApiChampionshipsCodeBotsAddEntrantBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/championships/{code}/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** DrawEvening */
        post: operations["ApiChampionshipsCodeDrawDrawEvening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/championships/{code}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** EndChampionship */
        post: operations["ApiChampionshipsCodeEndEndChampionship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/championships/{code}/entrants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** JoinChampionship */
        post: operations["ApiChampionshipsCodeEntrantsJoinChampionship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/championships/{code}/entrants/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** LeaveChampionship */
        delete: operations["ApiChampionshipsCodeEntrantsNumberLeaveChampionship"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/championships/{code}/host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** BecomeHostOfChampionship */
        post: operations["ApiChampionshipsCodeHostBecomeHostOfChampionship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/championships/{code}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** ShowChampionshipInvitation */
        post: operations["ApiChampionshipsCodeInvitationShowChampionshipInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/championships/{code}/races/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** OpenRace */
        post: operations["ApiChampionshipsCodeRacesNumberOpenRace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetDaily */
        get: operations["ApiDailyGetDaily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** DriveDaily */
        post: operations["ApiDailyGameDriveDaily"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drills/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetDrills */
        get: operations["ApiDrillsGameGetDrills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drills/{game}/{drill}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** StartDrill */
        post: operations["ApiDrillsGameStartDrill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drills/{game}/{drill}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetDrillPicture */
        get: operations["ApiDrillsGamePictureGetDrillPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drills/{game}/{drill}/verdict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** JudgeDrill */
        post: operations["ApiDrillsGameVerdictJudgeDrill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feeds/{token}/turns.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetFeed */
        get: operations["ApiFeedsTokenTurnsAtomGetFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feeds/{token}/turns.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetCalendar */
        get: operations["ApiFeedsTokenTurnsIcsGetCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** ListGallery */
        get: operations["ApiGalleryListGallery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gallery/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish */
        post: operations["ApiGalleryGamePublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gallery/{game}/{track}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** ShowPublished */
        get: operations["ApiGalleryGameTrackShowPublished"];
        put?: never;
        post?: never;
        /** RemovePublished */
        delete: operations["ApiGalleryGameTrackRemovePublished"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gallery/{game}/{track}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetPublishedPicture */
        get: operations["ApiGalleryGameTrackPictureGetPublishedPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gallery/{game}/{track}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** ReportPublished */
        post: operations["ApiGalleryGameTrackReportsReportPublished"];
        delete?: never;
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
    "/api/games/{game}/tracks/{track}/signs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetSigns */
        get: operations["ApiGamesTracksSignsGetSigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetWords */
        get: operations["ApiGamesWordsGetWords"];
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
    "/api/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** UseLink */
        post: operations["ApiLinkUseLink"];
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
        /** DeleteMe */
        delete: operations["ApiMeDeleteMe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/championships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** MyChampionships */
        get: operations["ApiMeChampionshipsMyChampionships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** MyDevices */
        get: operations["ApiMeDevicesMyDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** EndDevice */
        delete: operations["ApiMeDevicesIdEndDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** ExportMe */
        get: operations["ApiMeExportExportMe"];
        put?: never;
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
    "/api/me/insight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetInsight */
        get: operations["ApiMeInsightGetInsight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/insight-kinds.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetInsightKinds */
        get: operations["ApiMeInsightKindsCsvGetInsightKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/insight.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetInsightTable */
        get: operations["ApiMeInsightCsvGetInsightTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** LinkDevice */
        post: operations["ApiMeLinkLinkDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** MyNotices */
        get: operations["ApiMeNoticesMyNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notices/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** RenewFeed */
        post: operations["ApiMeNoticesFeedRenewFeed"];
        /** EndFeed */
        delete: operations["ApiMeNoticesFeedEndFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notices/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Subscribe */
        put: operations["ApiMeNoticesPushSubscribe"];
        post?: never;
        /** Unsubscribe */
        delete: operations["ApiMeNoticesPushUnsubscribe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** AddPasskey */
        post: operations["ApiMePasskeysAddPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** OfferPasskey */
        post: operations["ApiMePasskeysOptionsOfferPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** EndPasskey */
        delete: operations["ApiMePasskeysIdEndPasskey"];
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
    "/api/me/races/{code}/put-away": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** PutRaceAway */
        post: operations["ApiMeRacesCodePutAwayPutRaceAway"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** MyRecords */
        get: operations["ApiMeRecordsMyRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** SignMeOut */
        post: operations["ApiMeSignOutSignMeOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** MyStatistics */
        get: operations["ApiMeStatisticsMyStatistics"];
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
    "/api/practice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetPractice */
        get: operations["ApiPracticeGetPractice"];
        put?: never;
        /** Practise */
        post: operations["ApiPracticePractise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetPuzzles */
        get: operations["ApiPuzzlesGetPuzzles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** OpenPuzzle */
        post: operations["ApiPuzzlesGameOpenPuzzle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** SendRecord */
        post: operations["ApiReviewsSendRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetSentReview */
        get: operations["ApiReviewsIdGetSentReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** UsePasskey */
        post: operations["ApiSignInUsePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** AskPasskey */
        post: operations["ApiSignInOptionsAskPasskey"];
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
    "/api/tables/{code}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** RaceAgain */
        post: operations["ApiTablesCodeAgainRaceAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/again-from": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetTriedAgain */
        get: operations["ApiTablesCodeAgainFromGetTriedAgain"];
        put?: never;
        /** TryAgain */
        post: operations["ApiTablesCodeAgainFromTryAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/again-mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** JudgeAgain */
        post: operations["ApiTablesCodeAgainMarkJudgeAgain"];
        delete?: never;
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
    "/api/tables/{code}/drive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetDrive */
        get: operations["ApiTablesCodeDriveGetDrive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** BecomeHost */
        post: operations["ApiTablesCodeHostBecomeHost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** ShowInvitation */
        post: operations["ApiTablesCodeInvitationShowInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetLog */
        get: operations["ApiTablesCodeLogGetLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetMoments */
        get: operations["ApiTablesCodeMomentsGetMoments"];
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
    "/api/tables/{code}/puzzle-verdict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** JudgePuzzle */
        post: operations["ApiTablesCodePuzzleVerdictJudgePuzzle"];
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
    "/api/tables/{code}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report */
        post: operations["ApiTablesCodeReportsReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/result-picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetResultPicture */
        get: operations["ApiTablesCodeResultPictureGetResultPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** RevealSecrets */
        post: operations["ApiTablesCodeRevealRevealSecrets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetReview */
        get: operations["ApiTablesCodeReviewGetReview"];
        put?: never;
        /** StartReview */
        post: operations["ApiTablesCodeReviewStartReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** AddSeat */
        post: operations["ApiTablesCodeSeatsAddSeat"];
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
        /** ArrangeSeat */
        put: operations["ApiTablesCodeSeatsArrangeSeat"];
        /** TakeSeat */
        post: operations["ApiTablesCodeSeatsTakeSeat"];
        /** LeaveSeat */
        delete: operations["ApiTablesCodeSeatsLeaveSeat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/seats/{seat}/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** AgreeToEnd */
        post: operations["ApiTablesCodeSeatsAgreeAgreeToEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/seats/{seat}/autopilot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** SwitchAutopilot */
        post: operations["ApiTablesCodeSeatsAutopilotSwitchAutopilot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/seats/{seat}/bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** HandSeatOver */
        post: operations["ApiTablesCodeSeatsBotHandSeatOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/seats/{seat}/car": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** ChangeCar */
        post: operations["ApiTablesCodeSeatsCarChangeCar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/seats/{seat}/drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** DropSeat */
        post: operations["ApiTablesCodeSeatsDropDropSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/seats/{seat}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** MuteSeat */
        post: operations["ApiTablesCodeSeatsMuteMuteSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/seats/{seat}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** RenameDriver */
        put: operations["ApiTablesCodeSeatsNameRenameDriver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/seats/{seat}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** TakeHoliday */
        post: operations["ApiTablesCodeSeatsPauseTakeHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/seats/{seat}/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** SetReady */
        post: operations["ApiTablesCodeSeatsReadySetReady"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/seats/{seat}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** RemoveFromSeat */
        post: operations["ApiTablesCodeSeatsRemoveRemoveFromSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/seats/{seat}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** ResignSeat */
        post: operations["ApiTablesCodeSeatsResignResignSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/seats/{seat}/seal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** SealSecret */
        put: operations["ApiTablesCodeSeatsSealSealSecret"];
        post?: never;
        delete?: never;
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
        /** AddingBot */
        AddingBot: {
            bot: string;
            name?: string | null;
        };
        /** @description What could be done instead. */
        AdviceOption: {
            label: components["schemas"]["Said"];
            /** @description -1 if it is not known. */
            risk: number;
        };
        /** @description A space that the hint marks on the board. */
        AdviceSpot: {
            cell: string;
            /** @description The dice that are laid there, as the game's plans name them; may be empty. */
            dice: string;
            /** @description What is written there; empty where the car stays: what is done there needs no words on the board. */
            text: components["schemas"]["Said"] | string;
            /** @enum {string} */
            tone: "plain" | "good" | "bad";
        };
        /** @description All that a hint says. */
        Advised: {
            /** @description Against what is laid, or against what one would do else. */
            compared: components["schemas"]["Said"] | null;
            /** @description As much of what was asked about as is told: the rest is advised when it is due. */
            decision: number[];
            /** @description What it brings and risks. */
            figures: components["schemas"]["Said"][];
            /** @description The whole decision. */
            label: components["schemas"]["Said"];
            /** @description What else could be done, the best first. */
            options: components["schemas"]["AdviceOption"][];
            reason: components["schemas"]["Said"];
            spots: components["schemas"]["AdviceSpot"][];
            /** @description How often the decision is taken, one time after another: only what can lose nothing is taken again. */
            times: number;
            /** @description The spaces that the car drives through, from where it stands on; empty where it does not move. */
            way: string[];
        };
        /** Again */
        Again: {
            seals?: components["schemas"]["SeatSeal"][];
        };
        /** Aims */
        Aims: {
            bronze: components["schemas"]["ShownDrive"];
            gold: components["schemas"]["ShownDrive"];
            silver: components["schemas"]["ShownDrive"];
        };
        /** @description What the choices of any game are. */
        AnyOutlook: {
            /** @description The first choice may be taken without asking: it is the only one, or nothing depends on it. */
            automatic: boolean;
            choices: {
                [key: string]: components["schemas"]["OutlookChoice"];
            };
            /** @description The question. */
            prompt: components["schemas"]["Said"];
            /** @description Every space that the drawing marks for this decision. */
            targets: components["schemas"]["Target"][];
        };
        /** Bank */
        Bank: {
            /** @default 0 */
            increment: number;
            /** @constant */
            kind: "bank";
            minutes: number;
        };
        /** BestDrive */
        BestDrive: {
            code: string;
            cost: number;
            ended: number;
            name: string;
            spare: number;
        };
        /** BestTime */
        BestTime: {
            bot: boolean;
            code: string;
            cost: number;
            ended: number;
            name: string;
            spare: number;
        };
        /** BestTimes */
        BestTimes: {
            assisted: components["schemas"]["BestTime"][];
            times: components["schemas"]["BestTime"][];
            /** @enum {string} */
            unit: "seconds" | "turns";
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
        /** Bucket */
        Bucket: {
            /** @default 0 */
            decisions: number;
            /** @default 0 */
            loss: number;
        };
        /** Building */
        Building: {
            document?: {
                [key: string]: unknown;
            } | null;
            edit?: {
                [key: string]: unknown;
            } | null;
            /** @default 1 */
            owned: number;
        };
        /** @description A document with all that there is to say about it at once. */
        Built: {
            document: {
                [key: string]: unknown;
            };
            fingerprint: string;
            problems: components["schemas"]["Problem"][];
            sketch: components["schemas"]["Sketch"];
            statistics: components["schemas"]["Statistics"];
            title: string;
        };
        /** @description How likely something is. */
        Chance: {
            chance: number;
            fraction: string;
        };
        /** @description The fields of a view that are not as they were. */
        Changes: {
            [key: string]: unknown;
        };
        /** ChangingCar */
        ChangingCar: {
            to: number;
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
        /** @description Ways to finish a track, the best first, or why there is none. */
        Closed: {
            reason: components["schemas"]["Said"] | null;
            ways: components["schemas"]["Built"][];
        };
        /** ClosingWanted */
        ClosingWanted: {
            document: {
                [key: string]: unknown;
            };
            /** @default 1 */
            owned: number;
        };
        /** Credential */
        Credential: {
            credential: {
                [key: string]: unknown;
            };
        };
        /** Daily */
        Daily: {
            drives: components["schemas"]["DailyDrive"][];
        };
        /** DailyDrive */
        DailyDrive: {
            board: components["schemas"]["DailyEntry"][];
            day: string;
            drivers: number;
            ends: number;
            game: string;
            mine: components["schemas"]["DailyEntry"] | null;
            options: {
                [key: string]: unknown;
            };
            targets: components["schemas"]["Aims"] | null;
            track: string;
            tried: string | null;
            /** @enum {string} */
            unit: "seconds" | "turns";
        };
        /** DailyEntry */
        DailyEntry: {
            cost: number;
            mine: boolean;
            name: string;
            place: number;
            spare: number;
        };
        /** DailyPuzzle */
        DailyPuzzle: {
            /** @enum {string} */
            difficulty: "easy" | "medium" | "hard";
            game: string;
            mine: boolean | null;
            options: {
                [key: string]: unknown;
            };
            solved: number;
            track: string;
            tried: number;
        };
        /** DailyPuzzles */
        DailyPuzzles: {
            puzzles: components["schemas"]["DailyPuzzle"][];
        };
        /** Days */
        Days: {
            days: number;
            /** @constant */
            kind: "days";
        };
        /** Decided */
        Decided: {
            code: string;
        };
        /** Device */
        Device: {
            created: number;
            device: string;
            here: boolean;
            id: string;
            seen: number;
        };
        /** Devices */
        Devices: {
            devices: components["schemas"]["Device"][];
            passkeys: components["schemas"]["Passkey"][];
        };
        /** Drawing */
        Drawing: {
            seats: number;
        };
        /** @description What a player is told after deciding. */
        DrillVerdict: {
            /** @description The best decision, explained. */
            best: components["schemas"]["Advised"];
            /** @description and after the best one. */
            best_chance: number;
            /** @description How likely it comes in this turn after the decision made, */
            chance: number;
            /** @description The kind of event that the drill turns on. */
            event: string;
            /** @description What is still to come after the decision made, in its unit. */
            expected: number;
            /** @enum {string} */
            grade: "best" | "good" | "poor";
            /** @description Against the best decision. */
            loss: number;
            /** @description Decisions that were open. */
            options: number;
            /** @enum {string} */
            unit: "seconds" | "turns";
            /** @description The decision made, in the same words. */
            yours: components["schemas"]["Advised"];
        };
        /** Drills */
        Drills: {
            drills: components["schemas"]["ShownDrill"][];
        };
        /** @description A driver's race in numbers. */
        DriverReview: {
            /** @description What own decisions gave away together, against the best that was found: as marks count, never more than nothing. The ledger counts decisions against the usual driver. */
            driving: number;
            grades: {
                [key: string]: number;
            };
            /** @description and how many times it came. */
            harms: number;
            /** @description Decisions that were no matter of course. */
            judged: number;
            /** @description Own dice and cards together, in the unit; more is luckier. */
            luck: number;
            /** @description Decisions in which something was at stake: one of those that were compared is an inaccuracy. */
            mattered: number;
            /** @description What one of these lost on average. */
            mattered_loss: number;
            /** @description A decision. */
            mean_loss: number;
            mean_loss_error: number;
            name: string;
            /** @description How many times harm was to be expected by the risks that were taken, */
            risks: number;
            seat: number;
        };
        /**
         * EarlierLog
         * @description A part of what I have been told, the last of it just before the place that was named.
         */
        EarlierLog: {
            events: components["schemas"]["GameEvent"][];
            start: number;
        };
        /** ErrorBody */
        ErrorBody: {
            key: string;
            said?: components["schemas"]["Said"] | null;
            sentence: string;
            status: number;
        };
        /** Exercise */
        Exercise: {
            code: string;
            game: string;
            ply: number;
            seat: number;
            solved: number;
            tries: number;
        };
        /** FeedAddresses */
        FeedAddresses: {
            atom: string;
            calendar: string;
        };
        /** FeedWanted */
        FeedWanted: {
            /**
             * @default en
             * @enum {string}
             */
            language: "en" | "uk" | "ru";
        };
        /** @description One number about a track. */
        Figure: {
            id: string;
            said: components["schemas"]["Said"];
            value: number;
        };
        /** Figures */
        Figures: {
            cars: number;
            /** @default  */
            clock: string;
            driving: number;
            gears?: {
                [key: string]: components["schemas"]["Bucket"];
            };
            grades: {
                [key: string]: number;
            };
            judged: number;
            long: components["schemas"]["Bucket"];
            luck: number;
            mean_loss: number;
            method: string;
            parts: components["schemas"]["Bucket"][];
            place: number;
            rivals: string[];
            short: components["schemas"]["Bucket"];
            spots?: {
                [key: string]: components["schemas"]["Bucket"];
            };
            unit: string;
        };
        /** Fitting */
        Fitting: {
            document: {
                [key: string]: unknown;
            };
            /** @default 1 */
            owned: number;
            place: string;
        };
        /** @description The car is blocked and stays where it is. */
        GTBlocked: {
            gear: number;
            /** @enum {string} */
            kind: "blocked";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            space: string;
        };
        /** @description The car is back on the road. */
        GTCameBack: {
            /** @enum {string} */
            kind: "came_back";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            space: string;
        };
        /** @description The cap on rounds ends the race; the seat is -1. */
        GTCapped: {
            /** @enum {string} */
            kind: "capped";
            rounds: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A car as everybody sees it. */
        GTCar: {
            /**
             * @description Which dashboard it drives with.
             * @enum {string}
             */
            class: "GT6" | "GT6 BOP" | "GT5" | "GT5 BOP" | "GT4";
            colour: string;
            dice: components["schemas"]["GTDice"];
            /** @description Focus tokens. */
            focus: number;
            /** @description It has come out of the pits and not moved yet. */
            from_pit: boolean;
            /** @description The lane of the pit tile, 1 to 3; 0 elsewhere. */
            lane: number;
            lap: number;
            /** @description When it left the track, counted over all cars. */
            left: number;
            /** @description Hazards that lose control. */
            limit: number;
            /** @description `00`, or the gear 0 to 6; during its turn still the gear in which the turn began. */
            marker: string;
            /**
             * @description Not that of the round once the car has had its turn.
             * @enum {string}
             */
            marker_colour: "white" | "black";
            /**
             * @description Where it is in the race.
             * @enum {string}
             */
            place: "track" | "verge" | "pit" | "finished" | "retired";
            /** @description Stations from the start of the lap in which the race began. */
            progress: number;
            /**
             * @description Which verge it stands on.
             * @enum {string}
             */
            side: "left" | "right";
            /** @description Where it stands, or to where it will come back; null before the grid is drawn. */
            space: string | null;
            /** @description It has lost control, stands on the track facing back, and has not moved yet. */
            spun: boolean;
            /** @description Turns in a row in gear 0 without a gear die. */
            stuck: number;
            /** @description On its dashboard. */
            tokens: components["schemas"]["GTTokens"];
            /**
             * @description Those fitted now.
             * @enum {string}
             */
            tyre: "asphalt" | "rain" | "soft";
            /** @description The own turn on soft tyres, from 1; 0 on others. */
            wear: number;
            /** @description How often it has passed from the last tile to the first. */
            wrap: number;
        };
        /** @description Why a throw of all dice has lost control. */
        GTCause: {
            corners: components["schemas"]["GTCorner"][];
            /** @description Hazards that the dice show. */
            dice: number;
            limit: number;
            speeding: components["schemas"]["GTSpeeding"] | null;
        };
        /** @description The tyres chosen are shown. */
        GTChose: {
            /** @enum {string} */
            kind: "chose";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            tyre: string;
        };
        /** @description A place of the plan that cost hazards whatever the dice showed. */
        GTCorner: {
            hazards: number;
            /** @description Its limit, taken exactly; null for a dotted line that was crossed. */
            limit: number | null;
        };
        /** @description What a dashboard prints. */
        GTDashboard: {
            brake: number;
            coast: number;
            gear: number;
            /** @description On fresh tyres. */
            limit: number;
            /** @description As they wear; empty for tyres that do not. */
            worn: components["schemas"]["GTWorn"][];
        };
        /** @description The two sides of a dashboard. */
        GTDashboards: {
            dry: components["schemas"]["GTDashboard"];
            wet: components["schemas"]["GTDashboard"];
        };
        /** @description Dice that may be used in a turn, damage taken off. */
        GTDice: {
            boost: number;
            brake: number;
            coast: number;
            gear: number;
        };
        /** @description What may still be laid this turn. */
        GTDiceLeft: {
            boost: number;
            brake: number;
            coast: number;
            gear: number;
            /** @description The gear dice that do not lie in the plan. */
            gears: number[];
        };
        /** @description A damage token is drawn. */
        GTDrew: {
            /** @enum {string} */
            kind: "drew";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            token: string;
        };
        /** @description The car drives on past the pits. */
        GTDroveOn: {
            /** @enum {string} */
            kind: "drove_on";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            space: string;
        };
        /** @description A plan that leads to where the sketch ends. */
        GTEnd: {
            /** @description In which the space is reached. */
            gear: number;
            /** @description The steps from the plan on the table on: a sketch. */
            plan: number[];
            risk: number;
            steps: components["schemas"]["GTPlannedStep"][];
        };
        GTEvent: components["schemas"]["GTTyresChosen"] | components["schemas"]["GTChose"] | components["schemas"]["GTGrid"] | components["schemas"]["GTRound"] | components["schemas"]["GTWeather"] | components["schemas"]["GTPlanned"] | components["schemas"]["GTSetOff"] | components["schemas"]["GTThrows"] | components["schemas"]["GTRolled"] | components["schemas"]["GTSecured"] | components["schemas"]["GTFocused"] | components["schemas"]["GTMoved"] | components["schemas"]["GTRelaid"] | components["schemas"]["GTStopped"] | components["schemas"]["GTOverdriven"] | components["schemas"]["GTStartFailed"] | components["schemas"]["GTLostControl"] | components["schemas"]["GTOffTrack"] | components["schemas"]["GTDrew"] | components["schemas"]["GTCameBack"] | components["schemas"]["GTFlagShown"] | components["schemas"]["GTFlagRemoved"] | components["schemas"]["GTBlocked"] | components["schemas"]["GTWaits"] | components["schemas"]["GTPitted"] | components["schemas"]["GTRepaired"] | components["schemas"]["GTDroveOn"] | components["schemas"]["GTRejoined"] | components["schemas"]["GTTimed"] | components["schemas"]["GTLap"] | components["schemas"]["GTFinished"] | components["schemas"]["GTRetired"] | components["schemas"]["GTCapped"];
        /** @description The car finishes. */
        GTFinished: {
            /** @enum {string} */
            kind: "finished";
            place: number;
            rounds: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A yellow flag on the track. */
        GTFlag: {
            /** @description Who drew it. */
            seat: number;
            /** @description Counted from 0 along the circuit. */
            tile: number;
        };
        /** @description Yellow flags are withdrawn. */
        GTFlagRemoved: {
            flags: number;
            /** @enum {string} */
            kind: "flag_removed";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A yellow flag is brought out. */
        GTFlagShown: {
            /** @enum {string} */
            kind: "flag_shown";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            tile: number;
        };
        /** @description The car gains focus tokens. */
        GTFocused: {
            focus: number;
            gain: number;
            /** @enum {string} */
            kind: "focused";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The lot gives the car a slot of the grid. */
        GTGrid: {
            /** @enum {string} */
            kind: "grid";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            slot: number;
            space: string;
        };
        /** @description A lap is completed. */
        GTLap: {
            /** @enum {string} */
            kind: "lap";
            lap: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description What a loss of control costs. */
        GTLoss: {
            /** @description The marker that the car gets: `0` on the road, `00` beside it. */
            marker: string;
            tokens: number;
        };
        /** @description The car is out of control. */
        GTLostControl: {
            danger: string;
            gear: number;
            /** @enum {string} */
            kind: "lost_control";
            marker: string;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            space: string;
            tokens: number;
        };
        /** @description To set off. */
        GTModeChoice: {
            /** @description Where the plan ends. */
            cell: string;
            detail: components["schemas"]["Said"][];
            /** @description Tokens that it earns, whether control is kept or not. */
            focus: number;
            fraction: string;
            gear: number;
            /** @enum {string} */
            kind: "mode";
            label: components["schemas"]["Said"];
            /** @enum {string} */
            mode: "one-by-one" | "flat-out";
            risk: number;
            /** @description A flying start fails and ends the turn without loss. */
            start_fails: components["schemas"]["Risk"];
        };
        /** @description A way of driving the plan to its end. */
        GTModeFacts: {
            /** @description Tokens that it earns, whether control is kept or not. */
            focus: number;
            fraction: string;
            risk: number;
            /** @description A flying start fails and ends the turn without loss. */
            start_fails: components["schemas"]["Risk"];
        };
        /** @description The move under way. */
        GTMove: {
            /** @description In the throw under way. */
            dice: ("C" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "B" | "boost")[];
            /** @description Steps of the plan that were driven. */
            done: number;
            /** @description Damage tokens still to draw. */
            draws: number;
            /** @description What those show so far. */
            faces: ("hz" | "ok")[];
            flat_out: boolean;
            /** @description Of the step that was driven last. */
            gear: number;
            /** @description Met so far in this turn. */
            hazards: number;
            /** @description The last step of the plan is too fast. */
            over_speed: boolean;
            /** @description Its steps in notation. */
            plan: string[];
            relays: components["schemas"]["GTRelay"][];
            /** @description Focus for the next step, while the plan is driven one by one. */
            secure_cost: number | null;
            /** @description Dice secured this turn. */
            secured: number;
            /** @description The space from which the plan begins; null without one, as are the steps and the dice. */
            start: string | null;
            /** @description Those of the track along the plan. */
            track_hazards: number;
            weather_drawn: number;
        };
        /** @description The car drives a step; `from` is the space it leaves. */
        GTMoved: {
            from: string;
            gear: number;
            /** @enum {string} */
            kind: "moved";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            to: string;
        };
        /** @description The car leaves the road. */
        GTOffTrack: {
            /** @enum {string} */
            kind: "off_track";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @enum {string} */
            side: "left" | "right";
        };
        /** @description What a seat decides about. */
        GTOutlook: {
            /** @description The first choice may be taken without asking: it is the only one, or nothing depends on it. */
            automatic: boolean;
            /** @description Where they are: why control is lost. */
            cause: components["schemas"]["GTCause"] | null;
            choices: {
                [key: string]: components["schemas"]["GTStepChoice"] | components["schemas"]["GTModeChoice"] | components["schemas"]["GTThrowChoice"] | components["schemas"]["GTSecureChoice"] | components["schemas"]["GTStopChoice"] | components["schemas"]["GTRelayChoice"] | components["schemas"]["GTVergeChoice"] | components["schemas"]["GTPitChoice"] | components["schemas"]["GTTyreChoice"];
            };
            /** @description The dice that are to be laid anew. */
            dice: components["schemas"]["GTShownDie"][];
            /** @description Other plans to where the sketch ends, by the gear in which they come there. */
            ends: components["schemas"]["GTEnd"][];
            /** @description While a plan is laid. */
            left: components["schemas"]["GTDiceLeft"] | null;
            /** @description While a plan is laid or driven. */
            plan: components["schemas"]["GTPlan"] | null;
            /** @description The question. */
            prompt: components["schemas"]["Said"];
            /** @description While a plan is laid: the spaces it can lead to. */
            reach: {
                [key: string]: components["schemas"]["GTReach"];
            };
            /** @description Every space that the drawing marks for this decision. */
            targets: components["schemas"]["Target"][];
        };
        /** @description A flat-out throw fails. */
        GTOverdriven: {
            hazards: number;
            /** @enum {string} */
            kind: "overdriven";
            limit: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        GTPiece: {
            copies: number;
            danger: string;
            id: string;
            label: components["schemas"]["Said"];
            number: string;
            svg: string;
        };
        /** @description Every tile by itself. The style holds within the class of the scope. */
        GTPieces: {
            /** @enum {string} */
            game: "gt";
            pieces: components["schemas"]["GTPiece"][];
            scope: string;
            size: number[];
            style: string;
        };
        /** @description A pit stop, or driving on. */
        GTPitChoice: {
            /** @description Of new tyres; null where they stay. */
            dashboards: components["schemas"]["GTDashboards"] | null;
            detail: components["schemas"]["Said"][];
            /** @enum {string} */
            kind: "pit";
            label: components["schemas"]["Said"];
            marker: string;
            /** @description Some of the work does the car no good as things stand. */
            pointless: boolean;
            /**
             * @description On the car afterwards.
             * @enum {string}
             */
            tyre: "asphalt" | "rain" | "soft";
            /** @enum {string} */
            work: "none" | "tyres" | "repairs" | "both";
        };
        /** @description The car stops in the pits. */
        GTPitted: {
            /** @enum {string} */
            kind: "pitted";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            tyre: string;
            work: string;
        };
        /** @description The plan on the table, what is sketched included. */
        GTPlan: {
            flat_out: components["schemas"]["GTModeFacts"];
            /** @description Met so far in this turn. */
            hazards: number;
            limit: number;
            one_by_one: components["schemas"]["GTModeFacts"];
            steps: components["schemas"]["GTPlannedStep"][];
        };
        /** @description A step is added to the plan. */
        GTPlanned: {
            die: string;
            gear: number;
            /** @enum {string} */
            kind: "planned";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            space: string;
            step: number;
        };
        /** @description A step of the plan that is still to be driven. `risk` is that of the plan up to here. */
        GTPlannedStep: {
            cell: string;
            dice: string;
            fraction: string;
            gear: number;
            risk: number;
            too_fast: boolean;
            track_hazards: number;
        };
        /** @description A plan that leads to a space of the drawing. */
        GTReach: {
            /** @description The sketch does not lead there: it is another plan. */
            anew: boolean;
            /** @description In which the space is reached. */
            gear: number;
            /** @description The steps from the plan on the table on: a sketch. */
            plan: number[];
            risk: number;
        };
        /** @description The car leaves the pits. */
        GTRejoined: {
            /** @enum {string} */
            kind: "rejoined";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            space: string;
        };
        /** @description The re-laid dice bring the car to another space; `from` is the space it leaves. */
        GTRelaid: {
            from: string;
            gear: number;
            /** @enum {string} */
            kind: "relaid";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            to: string;
        };
        /** @description A way to lose control with the re-laid dice. */
        GTRelay: {
            /** @enum {string} */
            danger: "yellow" | "orange" | "red";
            finish: boolean;
            gear: number;
            space: string;
            text: string;
        };
        /** @description Where the re-laid dice lose control. */
        GTRelayChoice: {
            cell: string;
            /** @description The gear over the final line, where a time attack notes it. */
            crossing: number | null;
            detail: components["schemas"]["Said"][];
            finishes: boolean;
            gear: number;
            /** @enum {string} */
            kind: "relay";
            label: components["schemas"]["Said"];
            /** @description The marker that the car gets: `0` on the road, `00` beside it. */
            marker: string;
            /** @description From where the turn began, as a plan counts them. */
            spaces: number;
            /** @description Driven from there. */
            stations: number;
            tokens: number;
        };
        /** @description The car is repaired. */
        GTRepaired: {
            /** @enum {string} */
            kind: "repaired";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The car retires. */
        GTRetired: {
            /** @enum {string} */
            kind: "retired";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            space: string;
        };
        /** @description A die is thrown. */
        GTRolled: {
            /** @description A hazard on this die costs control, or the flying start. */
            decides: boolean;
            die: string;
            /** @enum {string} */
            face: "clear" | "hazard";
            /** @enum {string} */
            kind: "rolled";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A round begins; the seat is -1. */
        GTRound: {
            /** @enum {string} */
            kind: "round";
            round: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description To pay for the next step instead of throwing. */
        GTSecureChoice: {
            cell: string;
            cost: number;
            detail: components["schemas"]["Said"][];
            dice: string;
            /** @description Tokens left. */
            focus: number;
            fraction: string;
            gear: number;
            /** @enum {string} */
            kind: "secure";
            label: components["schemas"]["Said"];
            rest: components["schemas"]["Risk"];
            risk: number;
            too_fast: boolean;
        };
        /** @description The dice of a step are secured for focus tokens. */
        GTSecured: {
            cost: number;
            focus: number;
            /** @enum {string} */
            kind: "secured";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The plan is driven. */
        GTSetOff: {
            /** @enum {string} */
            kind: "set_off";
            /** @enum {string} */
            mode: "one-by-one" | "flat-out";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            steps: number;
        };
        /** @description A die on the table. */
        GTShownDie: {
            /** @enum {string} */
            die: "C" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "B" | "boost";
            /** @enum {string} */
            face: "hazard" | "clear";
        };
        GTSketch: {
            /** @description The same, of the tiles alone. */
            bounds: number[];
            /** @description Left, top, width and height, with room to go on. */
            box: number[];
            /** @description From the middle of a hex to its edges. */
            edge: number;
            ends: components["schemas"]["GTSketchEnd"][];
            /** @enum {string} */
            game: "gt";
            /** @description A hex about its middle, a little smaller, as a path. */
            outline: string;
            pits: components["schemas"]["GTSketchPit"][];
            /** @description What to take out of the box. */
            supplies: components["schemas"]["GTSupply"][];
            tiles: components["schemas"]["GTSketchTile"][];
        };
        /** @description Where the road goes on, in the middle of the free hex. */
        GTSketchEnd: {
            blocked: boolean;
            /** @description Degrees, in which a new tile leads away from the road. */
            heading: number;
            id: string;
            label: components["schemas"]["Said"];
            x: number;
            y: number;
        };
        /** @description A free hex beside the road on which the pit tile may lie. */
        GTSketchPit: {
            id: string;
            label: components["schemas"]["Said"];
            q: number;
            r: number;
            x: number;
            y: number;
        };
        GTSketchTile: {
            id: string;
            label: components["schemas"]["Said"];
            piece: string;
            /** @description Degrees. */
            turn: number;
            x: number;
            y: number;
        };
        /** @description Too fast for the end of the plan. */
        GTSpeeding: {
            cap: number;
            gear: number;
        };
        /** @description The flying start fails. */
        GTStartFailed: {
            /** @enum {string} */
            kind: "start_failed";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            space: string;
        };
        /** @description A die that may be laid next. `risk` is that of the plan up to here. */
        GTStepChoice: {
            boosts: number;
            brakes: number;
            cap: number | null;
            cell: string;
            detail: components["schemas"]["Said"][];
            /** @description With the brake or boost dice that go with it: `G2+1B`. */
            dice: string;
            /** @description The die by itself: `G4`, `C`, `RL`, `F2`. */
            die: string;
            /** @description It leads over the final line. */
            finishes: boolean;
            fraction: string;
            gear: number;
            /** @description Of this step alone. */
            here: components["schemas"]["Risk"];
            /** @enum {string} */
            kind: "step";
            label: components["schemas"]["Said"];
            risk: number;
            too_fast: boolean;
            track_hazards: number;
            /** @enum {string} */
            way: "left" | "ahead" | "right";
        };
        /** @description To drive no further. */
        GTStopChoice: {
            detail: components["schemas"]["Said"][];
            gear: number;
            /** @enum {string} */
            kind: "stop";
            label: components["schemas"]["Said"];
        };
        /** @description The car stops before the end of its plan. */
        GTStopped: {
            /** @enum {string} */
            kind: "stopped";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            space: string;
        };
        /** @description How many there are on the table of one side of a tile. */
        GTSupply: {
            count: number;
            piece: string;
        };
        /** @description To throw the dice of the next step. `risk` is that of this step. */
        GTThrowChoice: {
            cell: string;
            detail: components["schemas"]["Said"][];
            dice: string;
            fraction: string;
            gear: number;
            /** @enum {string} */
            kind: "throw";
            label: components["schemas"]["Said"];
            lost: components["schemas"]["GTLoss"];
            /** @description One can stop instead, and should: control is rather lost than kept. */
            reckless: boolean;
            /** @description Of driving on to the end of the plan, this step included. */
            rest: components["schemas"]["Risk"];
            risk: number;
            /** @description So many throws from here on can lose nothing, this one included. */
            safe: number;
            too_fast: boolean;
        };
        /** @description The dice of a step are thrown. */
        GTThrows: {
            /** @enum {string} */
            kind: "throws";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            step: number;
        };
        /** @description The turn costs seconds of the lap. */
        GTTimed: {
            /** @enum {string} */
            kind: "timed";
            marker: string;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            seconds: number;
        };
        /** @description A column of a time attack's sheet as it is shown. */
        GTTimedTurn: {
            /** @description The gear at the end of the turn. */
            marker: string;
            seconds: number;
            /**
             * @description In this turn.
             * @enum {string}
             */
            weather: "dry" | "wet";
        };
        /** @description Damage tokens by kind. */
        GTTokens: {
            /** @description Each takes a brake die away. */
            brake: number;
            /** @description Each takes a coast die away. */
            coast: number;
            /** @description Each takes a gear die away. */
            gear: number;
            /** @description Green flags, without an effect. */
            green: number;
            /** @description They may turn the weather. */
            weather: number;
            /** @description Yellow flags. */
            yellow: number;
        };
        /** @description Tyres to start on. */
        GTTyreChoice: {
            dashboards: components["schemas"]["GTDashboards"];
            detail: components["schemas"]["Said"][];
            /** @enum {string} */
            kind: "tyres";
            label: components["schemas"]["Said"];
            /** @enum {string} */
            tyre: "asphalt" | "rain" | "soft";
        };
        /** @description The seat has chosen its starting tyres in secret. */
        GTTyresChosen: {
            /** @enum {string} */
            kind: "tyres_chosen";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A side to leave the track to. */
        GTVergeChoice: {
            /** @description The space to which the car comes back. */
            cell: string;
            detail: components["schemas"]["Said"][];
            /** @enum {string} */
            kind: "verge";
            label: components["schemas"]["Said"];
            /** @enum {string} */
            side: "left" | "right";
        };
        /** @description What a seat sees: the position with what a player reads off the table at a glance. */
        GTView: {
            bag: components["schemas"]["GTTokens"];
            cars: components["schemas"]["GTCar"][];
            /** @description Tyres chosen at the start by seat, until all are shown. */
            chosen: (("asphalt" | "rain" | "soft") | "hidden" | null)[];
            departures: number;
            finished: number[];
            flags: components["schemas"]["GTFlag"][];
            /** @enum {string} */
            game: "gt";
            /** @description By seat, stations behind the first car; 0 for a car that has finished. */
            gaps: number[];
            laps: number;
            move: components["schemas"]["GTMove"];
            options: {
                [key: string]: unknown;
            };
            /** @description The seats from first to last. A retired car is classified by the way it has come. */
            order: number[];
            /** @enum {string} */
            phase: "choose" | "grid" | "plan" | "drive" | "thrown" | "relay" | "verge" | "bag" | "pit" | "over";
            /** @description How many of them have had their turn. */
            pointer: number;
            result: components["schemas"]["ResultView"] | null;
            round: number;
            /** @enum {string} */
            round_colour: "white" | "black";
            /** @description The time of a time attack so far. */
            seconds: number | null;
            sheet: components["schemas"]["GTTimedTurn"][];
            track: string;
            /** @description The name that an own circuit gives itself; null for those that come with the game. */
            track_title: string | null;
            turn: number;
            /** @description The seats in the order in which they play this round. */
            turns: number[];
            /** @enum {string} */
            weather: "dry" | "wet";
            /** @description The tiles under a yellow flag. */
            zones: number[];
        };
        /** @description The car waits beside the road. */
        GTWaits: {
            /** @enum {string} */
            kind: "waits";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            space: string;
            /** @enum {string} */
            where: "verge" | "pit";
        };
        /** @description The weather turns; the seat is -1. */
        GTWeather: {
            /** @enum {string} */
            kind: "weather";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            weather: string;
        };
        /** @description From an own turn on the tyres on they have this limit only. */
        GTWorn: {
            limit: number;
            turn: number;
        };
        /** Gallery */
        Gallery: {
            more: boolean;
            tracks: components["schemas"]["PublishedTrack"][];
        };
        /** @description What happened at the table: `kind` names a sentence, the rest is its values. */
        GameEvent: components["schemas"]["GTEvent"] | components["schemas"]["HeatEvent"] | components["schemas"]["RaliEvent"] | components["schemas"]["RallymanEvent"];
        /** GameInfo */
        GameInfo: {
            bots: string[];
            groups: components["schemas"]["OptionGroup"][];
            id: string;
            max_seats: number;
            min_seats: number;
            options: {
                [key: string]: unknown;
            };
            outside: boolean;
            points: number[];
            presets: components["schemas"]["PresetInfo"][];
            schema: {
                [key: string]: unknown;
            };
            seasons: components["schemas"]["SeasonInfo"][];
            title: string;
            track_option: string;
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
        /** Generating */
        Generating: {
            seed: number;
            wish?: {
                [key: string]: unknown;
            };
        };
        /** Ghost */
        Ghost: {
            cell: string | null;
            leg: number;
        };
        /** HandingOver */
        HandingOver: {
            /** @default  */
            bot: string;
        };
        /** @description A card adds a space for each card flipped in the turn. */
        HeatAccelerated: {
            card: string;
            cells: number;
            /** @enum {string} */
            kind: "accelerated";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The driver uses adrenaline to drive one space more. */
        HeatAdrenaline: {
            /** @enum {string} */
            kind: "adrenaline";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @description The speed after it. */
            speed: number;
        };
        /** @description The car drives less far than it should, since the way is blocked; `from` is the spot it leaves. */
        HeatBlocked: {
            /** @description Cells driven. */
            cells: number;
            /** @description Cells from the start line on, over all laps; 0 and less on the grid. */
            distance: number;
            from: string;
            /**
             * @description What made the car drive.
             * @enum {string}
             */
            how: "speed" | "boost" | "adrenaline" | "slipstream" | "accelerate" | "draft" | "direct" | "legend";
            /** @enum {string} */
            kind: "blocked";
            lap: number;
            /** @description It stands on the race line. */
            race_line: boolean;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            speed: number;
            /** @description The spot: the cell and `R` or `L`. */
            to: string;
            /** @description Cells it should have driven. */
            wanted: number;
        };
        /** @description The driver boosts. */
        HeatBoosted: {
            /** @description Heat paid for it. */
            heat: number;
            /** @enum {string} */
            kind: "boosted";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The driver cannot pay for the cards played, and the car goes back to where its turn began. */
        HeatCannotPay: {
            /** @description Cells from the start line on, over all laps; 0 and less on the grid. */
            distance: number;
            /** @enum {string} */
            kind: "cannot_pay";
            /** @description It stands on the race line. */
            race_line: boolean;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @description The spot: the cell and `R` or `L`. */
            to: string;
        };
        /** @description The cap on rounds ends the race; the seat is -1. */
        HeatCapped: {
            /** @enum {string} */
            kind: "capped";
            rounds: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A car, a driver's or a Legend's. */
        HeatCar: {
            /** @description `lap/cellSide`; null beside the track. */
            at: string | null;
            cell: number | null;
            colour: string;
            /** @description Completed laps; -1 on the grid, null beside the track. */
            lap: number | null;
            /** @description From 1 to the number of laps. */
            lap_under_way: number;
            legend: boolean;
            race_line: boolean;
            side: ("L" | "R") | null;
            /** @enum {string} */
            status: "racing" | "finished" | "eliminated";
        };
        /** @description What is printed on a card. */
        HeatCardFace: {
            /** @description All symbols in a few words. */
            bears: components["schemas"]["Said"][];
            direct: boolean;
            /** @description The part of the car that an upgrade improves; empty on other cards. */
            family: string;
            flips: number;
            /** @enum {string} */
            kind: "speed" | "stress" | "heat" | "start" | "upgrade" | "sponsor";
            /** @description By how much it changes the limit of every corner. */
            limit: number;
            /** @description What the card does, a sentence for each of its signs. */
            means: components["schemas"]["Said"][];
            name: components["schemas"]["Said"];
            /** @description The big sign: a number or several, a + for each flip; empty on Heat. */
            number: string;
            refresh: boolean;
            slipstream: number;
            speeds: number[];
            /** @description Those that are used in step 5. */
            symbols: components["schemas"]["HeatSymbol"][];
        };
        /** @description The driver cannot pay for shifting up and loses a laid card. */
        HeatCardLost: {
            card: string;
            /** @description The gear after it. */
            gear: number;
            /** @enum {string} */
            kind: "card_lost";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The season is over, and the driver is champion. */
        HeatChampion: {
            /** @enum {string} */
            kind: "champion";
            points: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description What one legal action leads to; null or empty where it has nothing to say of it. */
        HeatChoice: {
            /** @description What is printed beside the symbol. */
            amount: number | null;
            card: string | null;
            /** @description The Heat that may go back to the engine at most. */
            cool: number | null;
            /** @description The Heat that it costs by itself: a shift, a boost, a new hand. */
            cost: number | null;
            detail: components["schemas"]["Said"][];
            /** @description The numbers that a boost may bring. */
            flips: components["schemas"]["HeatFlip"][];
            gear: number | null;
            label: components["schemas"]["Said"];
            /** @description Where the car ends, for a choice after which it has moved or the step is over. */
            landing: components["schemas"]["HeatLanding"] | null;
            /** @description A number chosen for a card, or an amount. */
            number: number | null;
            /** @description The symbol that is used. */
            use: string | null;
        };
        /** @description The driver has to choose how many cards a symbol concerns. */
        HeatChoosing: {
            /** @enum {string} */
            kind: "choosing";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The hand has too few cards to play: the car does not move and falls into gear 1. */
        HeatCluttered: {
            /** @enum {string} */
            kind: "cluttered";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description Heat goes from the hand back to the engine. */
        HeatCooled: {
            cards: number;
            /** @description Heat in the engine after it. */
            heat: number;
            /** @enum {string} */
            kind: "cooled";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A corner line; a chicane has two of the same corner. */
        HeatCorner: {
            /** @description The cell before the line. */
            after: number;
            /** @description The corner, counted from 1. */
            corner: number;
            letter: string | null;
            /** @description With the road token of the corner. */
            limit: number;
            overheat: boolean;
            press: boolean;
        };
        /** @description A corner line ahead. */
        HeatCornerAhead: {
            after: number;
            /** @description Cells between the car and the line. */
            away: number;
            limit: number;
        };
        /** @description The car has crossed a corner line. */
        HeatCornerTaken: {
            /** @description The cell before the line. */
            corner: number;
            /** @description Heat paid, all there is if that is too little. */
            heat: number;
            /** @enum {string} */
            kind: "corner";
            limit: number;
            /** @description The Heat that the corner asks for. */
            needed: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            speed: number;
        };
        /** @description The car crosses the finish line and ends its race with the round. */
        HeatCrossedFinish: {
            /** @enum {string} */
            kind: "crossed_finish";
            round: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The driver is dealt an upgrade. */
        HeatDealtUpgrade: {
            card: string;
            /** @enum {string} */
            kind: "dealt_upgrade";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A card is discarded from the hand. */
        HeatDiscarded: {
            card: string;
            /** @enum {string} */
            kind: "discarded";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The hand is filled up. */
        HeatDrew: {
            /** @description How many cards were drawn. */
            cards: number;
            /** @enum {string} */
            kind: "drew";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A driver's mat as everybody sees it. */
        HeatDriver: {
            deck_size: number;
            discard_size: number;
            discard_top: string | null;
            gear: number;
            /** @description Cards laid in secret count as held. */
            hand_size: number;
            /** @description In the engine. */
            heat: number;
            /** @description How many cards lie face down; null while that is secret. */
            laid: number | null;
            /** @description Upgrades. */
            owned: string[];
            planned: boolean;
            /** @description The play area; null while it lies face down. */
            play: string[] | null;
            /** @description Cards known to lie on the deck, the next one first. */
            top: string[];
        };
        /** @description A card that is not paid for leaves the play area. */
        HeatDropped: {
            card: string;
            /** @enum {string} */
            kind: "dropped";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The car spins out where the event takes it out of the race (HT-EVENT-12). */
        HeatEliminated: {
            /** @enum {string} */
            kind: "eliminated";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The driver ends a step of the turn. */
        HeatEndedStep: {
            /** @enum {string} */
            kind: "ended_step";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @description The phase that it was. */
            step: string;
        };
        HeatEvent: components["schemas"]["HeatTrackDrawn"] | components["schemas"]["HeatEventDrawn"] | components["schemas"]["HeatRaceBegins"] | components["schemas"]["HeatOnGrid"] | components["schemas"]["HeatLegendOnGrid"] | components["schemas"]["HeatWeatherDrawn"] | components["schemas"]["HeatRoad"] | components["schemas"]["HeatMarket"] | components["schemas"]["HeatDealtUpgrade"] | components["schemas"]["HeatPicked"] | components["schemas"]["HeatSwapping"] | components["schemas"]["HeatSwapped"] | components["schemas"]["HeatRedrew"] | components["schemas"]["HeatRound"] | components["schemas"]["HeatPlanning"] | components["schemas"]["HeatPlanned"] | components["schemas"]["HeatShifted"] | components["schemas"]["HeatShiftUnpaid"] | components["schemas"]["HeatCardLost"] | components["schemas"]["HeatRevealed"] | components["schemas"]["HeatCluttered"] | components["schemas"]["HeatTurned"] | components["schemas"]["HeatFlipped"] | components["schemas"]["HeatFlipVoid"] | components["schemas"]["HeatValueChosen"] | components["schemas"]["HeatMoved"] | components["schemas"]["HeatLegendMoved"] | components["schemas"]["HeatBlocked"] | components["schemas"]["HeatLegendBlocked"] | components["schemas"]["HeatLegendCard"] | components["schemas"]["HeatAdrenaline"] | components["schemas"]["HeatChoosing"] | components["schemas"]["HeatCooled"] | components["schemas"]["HeatSuperCooled"] | components["schemas"]["HeatStressReduced"] | components["schemas"]["HeatBoosted"] | components["schemas"]["HeatPaid"] | components["schemas"]["HeatScrapping"] | components["schemas"]["HeatScrapped"] | components["schemas"]["HeatSalvaging"] | components["schemas"]["HeatSalvaged"] | components["schemas"]["HeatAccelerated"] | components["schemas"]["HeatPlayedDirectly"] | components["schemas"]["HeatCannotPay"] | components["schemas"]["HeatDropped"] | components["schemas"]["HeatEndedStep"] | components["schemas"]["HeatCornerTaken"] | components["schemas"]["HeatSpunOut"] | components["schemas"]["HeatEliminated"] | components["schemas"]["HeatSponsored"] | components["schemas"]["HeatHeatRemoved"] | components["schemas"]["HeatLap"] | components["schemas"]["HeatCrossedFinish"] | components["schemas"]["HeatLegendCrossedFinish"] | components["schemas"]["HeatRefreshed"] | components["schemas"]["HeatDiscarded"] | components["schemas"]["HeatLaidAside"] | components["schemas"]["HeatReshuffled"] | components["schemas"]["HeatDrew"] | components["schemas"]["HeatFinished"] | components["schemas"]["HeatLegendFinished"] | components["schemas"]["HeatCapped"] | components["schemas"]["HeatScored"] | components["schemas"]["HeatLegendScored"] | components["schemas"]["HeatChampion"] | components["schemas"]["HeatLegendChampion"];
        /** @description The event of a race of the season is drawn; the seat is -1. */
        HeatEventDrawn: {
            /** @description As the catalogues name it, such as `n1961-1`. */
            event: string;
            /** @enum {string} */
            kind: "event_drawn";
            /** @description From 1. */
            race: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The car is ranked and leaves the track. */
        HeatFinished: {
            /** @enum {string} */
            kind: "finished";
            place: number;
            round: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A number that a flip may bring. */
        HeatFlip: {
            cell: string;
            /** @description The cells really moved; 0 if the car stays. */
            cells: number;
            chance: number;
            corners: components["schemas"]["HeatToll"][];
            fraction: string;
            heat: number;
            number: number;
            /** @description Of the whole turn. */
            speed: number;
            spins: boolean;
        };
        /** @description No speed card is left to flip. */
        HeatFlipVoid: {
            /** @enum {string} */
            kind: "flip_void";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A basic speed card is flipped and counts. */
        HeatFlipped: {
            card: string;
            /** @enum {string} */
            kind: "flipped";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A gear that can be reached. */
        HeatGear: {
            cards: number;
            /** @description What the shift costs. */
            heat: number;
        };
        /** @description A Heat card leaves the driver's cards for good. */
        HeatHeatRemoved: {
            /** @enum {string} */
            kind: "heat_removed";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The play area is cleared. */
        HeatLaidAside: {
            /** @description The card on top of the discard. */
            card: string;
            /** @enum {string} */
            kind: "laid_aside";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description Where a move ends as the cars stand now, and what all corners of the turn cost then. */
        HeatLanding: {
            cell: string;
            /** @description The cells really moved; 0 if the car stays. */
            cells: number;
            corners: components["schemas"]["HeatToll"][];
            heat: number;
            /** @description Of the whole turn. */
            speed: number;
            spins: boolean;
        };
        /** @description A lap is completed. */
        HeatLap: {
            /** @enum {string} */
            kind: "lap";
            lap: number;
            round: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A Legend drives less far than it should, since the way is blocked; `from` is the spot it leaves. */
        HeatLegendBlocked: {
            /** @description Cells driven. */
            cells: number;
            /** @description The Legend. */
            colour: string;
            /** @description Cells from the start line on, over all laps; 0 and less on the grid. */
            distance: number;
            from: string;
            /**
             * @description What made the car drive.
             * @enum {string}
             */
            how: "speed" | "boost" | "adrenaline" | "slipstream" | "accelerate" | "draft" | "direct" | "legend";
            /** @enum {string} */
            kind: "legend_blocked";
            lap: number;
            /** @description It stands on the race line. */
            race_line: boolean;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            speed: number;
            /** @description The spot: the cell and `R` or `L`. */
            to: string;
            /** @description Cells it should have driven. */
            wanted: number;
        };
        /** @description A card of the Legends is turned; the seat is -1. */
        HeatLegendCard: {
            /** @description From 1. */
            card: number;
            /** @enum {string} */
            kind: "legend_card";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The season is over, and a Legend is champion. */
        HeatLegendChampion: {
            /** @description The Legend. */
            colour: string;
            /** @enum {string} */
            kind: "legend_champion";
            points: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A Legend crosses the finish line. */
        HeatLegendCrossedFinish: {
            /** @description The Legend. */
            colour: string;
            /** @enum {string} */
            kind: "legend_crossed_finish";
            round: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A Legend is ranked and leaves the track. */
        HeatLegendFinished: {
            /** @description The Legend. */
            colour: string;
            /** @enum {string} */
            kind: "legend_finished";
            place: number;
            round: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A Legend drives as far as it should; `from` is the spot it leaves. */
        HeatLegendMoved: {
            /** @description Cells driven. */
            cells: number;
            /** @description The Legend. */
            colour: string;
            /** @description Cells from the start line on, over all laps; 0 and less on the grid. */
            distance: number;
            from: string;
            /**
             * @description What made the car drive.
             * @enum {string}
             */
            how: "speed" | "boost" | "adrenaline" | "slipstream" | "accelerate" | "draft" | "direct" | "legend";
            /** @enum {string} */
            kind: "legend_moved";
            lap: number;
            /** @description It stands on the race line. */
            race_line: boolean;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            speed: number;
            /** @description The spot: the cell and `R` or `L`. */
            to: string;
            /** @description Cells it should have driven. */
            wanted: number;
        };
        /** @description A Legend is put on the grid. */
        HeatLegendOnGrid: {
            /** @description The Legend. */
            colour: string;
            /** @description Cells from the start line on, over all laps; 0 and less on the grid. */
            distance: number;
            /** @enum {string} */
            kind: "legend_on_grid";
            /** @description It stands on the race line. */
            race_line: boolean;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @description The place on the grid, from 1. */
            slot: number;
            /** @description The spot: the cell and `R` or `L`. */
            to: string;
        };
        /** @description A Legend gets the points of a race of the season. */
        HeatLegendScored: {
            /** @description The Legend. */
            colour: string;
            /** @enum {string} */
            kind: "legend_scored";
            place: number;
            /** @description Those of this race. */
            points: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            total: number;
        };
        /** @description The market offers an upgrade; the seat is -1. */
        HeatMarket: {
            card: string;
            /** @enum {string} */
            kind: "market";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A seat's own cards. */
        HeatMine: {
            /** @description Without order. */
            deck: string[];
            /** @description Shown while its owner salvages from it. */
            discard: string[] | null;
            hand: string[];
            /** @description Sponsors carried over from earlier races, until the deck is built. */
            kept: string[];
            /** @description What lies face down. */
            laid: string[];
            next_gear: number;
        };
        /** @description The turn under way. */
        HeatMove: {
            /** @description The cooldown of adrenaline. */
            adrenaline_cool: boolean;
            /** @description Still to be used, as the next two. */
            adrenaline_speed: boolean;
            /** @description What the flips that are due lead to. */
            after: string;
            /** @description The action whose amount, or the card whose number, is to be chosen; -1 for none. */
            amount_for: number;
            /** @description The distance before the slipstream. */
            before_slip: number;
            /** @description The boost was used. */
            boosted: boolean;
            /** @description Cards discarded in this turn. */
            discards: number;
            /** @description Cards drawn to fill up the hand. */
            drawn: number;
            /** @description Flips, scraps, draws or sponsors still to come. */
            due: number;
            /** @description The sum of the flips of the symbol under way. */
            flipped: number;
            /** @description Flips resolved in this turn. */
            flips: number;
            /** @description Sponsors won in this turn. */
            gains: number;
            /** @description The cooldown of the gear. */
            gear_cool: boolean;
            /** @description A bit for each sector whose cooldown was used. */
            sectors_cooled: number;
            /** @description The speed so far. */
            speed: number;
            /** @description The car has spun out in this turn. */
            spun: boolean;
            /** @description Where the turn began, as `lap/cellSide`. */
            start: string | null;
            /** @description Symbols of played cards that are not used yet, such as `cool u12`. */
            symbols: string[];
            /** @description Heat could not be paid in this turn. */
            unable: boolean;
            /** @description Numbers chosen for cards that print several, such as `5 u10`. */
            values: string[];
        };
        /** @description The car drives as far as it should; `from` is the spot it leaves. */
        HeatMoved: {
            /** @description Cells driven. */
            cells: number;
            /** @description Cells from the start line on, over all laps; 0 and less on the grid. */
            distance: number;
            from: string;
            /**
             * @description What made the car drive.
             * @enum {string}
             */
            how: "speed" | "boost" | "adrenaline" | "slipstream" | "accelerate" | "draft" | "direct" | "legend";
            /** @enum {string} */
            kind: "moved";
            lap: number;
            /** @description It stands on the race line. */
            race_line: boolean;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            speed: number;
            /** @description The spot: the cell and `R` or `L`. */
            to: string;
            /** @description Cells it should have driven. */
            wanted: number;
        };
        /** @description The car is put on the grid. */
        HeatOnGrid: {
            /** @description Cells from the start line on, over all laps; 0 and less on the grid. */
            distance: number;
            /** @enum {string} */
            kind: "on_grid";
            /** @description It stands on the race line. */
            race_line: boolean;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @description The place on the grid, from 1. */
            slot: number;
            /** @description The spot: the cell and `R` or `L`. */
            to: string;
        };
        /** @description What a seat's choices lead to. */
        HeatOutlook: {
            /** @description There is one choice, or the first one does as well as any other. */
            automatic: boolean;
            /** @description The cards in sight. */
            cards: {
                [key: string]: components["schemas"]["HeatCardFace"];
            };
            choices: {
                [key: string]: components["schemas"]["HeatChoice"];
            };
            /** @description Too few cards for any gear: only the gear is chosen. */
            cluttered: boolean;
            corners: components["schemas"]["HeatCornerAhead"][];
            /** @description How many cards may be discarded one after another. */
            discards: number;
            /** @description While planning, by gear. */
            gears: {
                [key: string]: components["schemas"]["HeatGear"];
            };
            /** @description Of a car that is over the finish and may drive on: how far it is, and what that counts for. */
            home: components["schemas"]["Said"] | null;
            /** @description The action that most drivers would take, if one stands out. */
            likely: number | null;
            prompt: components["schemas"]["Said"];
            sketch: components["schemas"]["HeatSketch"] | null;
            /** @description While planning the spots to which cards of the hand lead for sure, each with the cheapest of them. */
            targets: components["schemas"]["HeatTarget"][];
        };
        /** @description Heat is paid for a card. */
        HeatPaid: {
            card: string;
            heat: number;
            /** @enum {string} */
            kind: "paid";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The driver takes an upgrade from the market. */
        HeatPicked: {
            card: string;
            /** @enum {string} */
            kind: "picked";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The style of tracks. It holds within the class of the scope. */
        HeatPieces: {
            /** @enum {string} */
            game: "heat";
            scope: string;
            style: string;
        };
        /** @description The driver is ready. */
        HeatPlanned: {
            /** @enum {string} */
            kind: "planned";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The driver has chosen a part of the plan in secret. */
        HeatPlanning: {
            /** @enum {string} */
            kind: "planning";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A card is played from the hand during the move. */
        HeatPlayedDirectly: {
            card: string;
            /** @enum {string} */
            kind: "played_directly";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @description The speed after it. */
            speed: number;
        };
        /** @description A race of the calendar. */
        HeatRace: {
            event: string | null;
            track: string;
        };
        /** @description A race begins; the seat is -1. */
        HeatRaceBegins: {
            /** @description The length of the track. */
            cells: number;
            /** @description The track's id. */
            course: string;
            /** @description As the catalogues name it; `none` outside a season. */
            event: string;
            /** @enum {string} */
            kind: "race";
            laps: number;
            /** @description From 1. */
            race: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @description Its name. */
            track: string;
        };
        /** @description The driver draws a new opening hand. */
        HeatRedrew: {
            /** @enum {string} */
            kind: "redrew";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A played card goes on top of the deck. */
        HeatRefreshed: {
            card: string;
            /** @enum {string} */
            kind: "refreshed";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The discard becomes the deck. */
        HeatReshuffled: {
            /** @description Cards in the new deck. */
            cards: number;
            /** @enum {string} */
            kind: "reshuffled";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The cards of the turn are turned face up. */
        HeatRevealed: {
            /** @description Their names with spaces between them. */
            cards: string;
            gear: number;
            /** @enum {string} */
            kind: "revealed";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A corner gets a road token; the seat is -1. */
        HeatRoad: {
            /** @description From 1. */
            corner: number;
            /** @enum {string} */
            kind: "road";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @description As the catalogues name it, such as `limit-plus-1`. */
            token: string;
        };
        /** @description A round begins; the seat is -1. */
        HeatRound: {
            /** @enum {string} */
            kind: "round";
            round: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A card goes from the discard back to the deck. */
        HeatSalvaged: {
            card: string;
            /** @enum {string} */
            kind: "salvaged";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A card lets the driver look through the discard. */
        HeatSalvaging: {
            card: string;
            /** @enum {string} */
            kind: "salvaging";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The car gets the points of a race of the season. */
        HeatScored: {
            /** @enum {string} */
            kind: "scored";
            place: number;
            /** @description Those of this race. */
            points: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            total: number;
        };
        /** @description A card goes from the top of the deck to the discard. */
        HeatScrapped: {
            card: string;
            /** @enum {string} */
            kind: "scrapped";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A card makes the driver scrap cards from the deck. */
        HeatScrapping: {
            card: string;
            /** @description How many. */
            cards: number;
            /** @enum {string} */
            kind: "scrapping";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The driver cannot pay for shifting down and flips a card instead. */
        HeatShiftUnpaid: {
            /** @description The gear after it. */
            gear: number;
            /** @enum {string} */
            kind: "shift_unpaid";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The driver shifts; `from` is the gear before. */
        HeatShifted: {
            from: number;
            gear: number;
            /** @description Heat paid for it. */
            heat: number;
            /** @enum {string} */
            kind: "shifted";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description Cards that might be laid, and what they would do. */
        HeatSketch: {
            cards: string[];
            /** @description By how much the speed can be raised by choosing other numbers. */
            choice: number;
            /** @description Of a spin-out, if first as much is cooled as the gear allows. */
            cooled: components["schemas"]["Chance"];
            /** @description The actions that lay them; empty if they cannot be laid. */
            decision: number[];
            detail: components["schemas"]["Said"][];
            /** @description The Heat that is left for corners. */
            engine: number;
            gear: number;
            /** @description What the shift costs. */
            heat: number;
            label: components["schemas"]["Said"];
            legal: boolean;
            mean: number;
            /** @description What the corners cost on average. */
            mean_heat: number;
            /** @description What the cards ask for by themselves. */
            price: number;
            speeds: components["schemas"]["HeatSpeed"][];
            /** @description If nothing is cooled on the way. */
            spin: components["schemas"]["Chance"];
        };
        /** @description A cell: its number is its place. */
        HeatSketchSpace: {
            id: string;
            label: components["schemas"]["Said"];
            /** @description Of the corner line behind the cell; 0 where there is none. */
            limit: number;
            /** @description An SVG path. */
            outline: string;
            x: number;
            y: number;
        };
        /** @description A speed that a plan may bring. */
        HeatSpeed: {
            cell: string;
            /** @description The cells really moved; 0 if the car stays. */
            cells: number;
            chance: number;
            corners: components["schemas"]["HeatToll"][];
            fraction: string;
            heat: number;
            /** @description Of the whole turn. */
            speed: number;
            spins: boolean;
        };
        /** @description The driver gains a sponsor. */
        HeatSponsored: {
            /** @enum {string} */
            kind: "sponsored";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The car spins out and goes back before the corner line. */
        HeatSpunOut: {
            /** @description Cells from the start line on, over all laps; 0 and less on the grid. */
            distance: number;
            /** @description The gear before it falls to 1. */
            gear: number;
            /** @enum {string} */
            kind: "spun_out";
            /** @description It stands on the race line. */
            race_line: boolean;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @description Stress cards taken. */
            stress: number;
            /** @description The spot: the cell and `R` or `L`. */
            to: string;
        };
        /** @description Stress goes from the hand to the discard. */
        HeatStressReduced: {
            cards: number;
            /** @enum {string} */
            kind: "stress_reduced";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description Heat goes from the discard back to the engine. */
        HeatSuperCooled: {
            cards: number;
            /** @description Heat in the engine after it. */
            heat: number;
            /** @enum {string} */
            kind: "super_cooled";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The driver takes the upgrade and gives another one back. */
        HeatSwapped: {
            /** @description The one taken. */
            card: string;
            given: string;
            /** @enum {string} */
            kind: "swapped";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The driver wants an upgrade that was left over, and gives one back for it. */
        HeatSwapping: {
            card: string;
            /** @enum {string} */
            kind: "swapping";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        HeatSymbol: {
            amount: number;
            use: string;
        };
        /** @description A spot of the road that can be chosen. */
        HeatTarget: {
            /** @description The cards of a plan that leads there. */
            cards: string[];
            cell: string;
            /** @description The actions that, played one after another by the seat, bring the car there. */
            decision: number[];
            detail: components["schemas"]["Said"][];
            /** @description What everything costs up to there. */
            heat: number;
            label: components["schemas"]["Said"];
            spins: boolean;
        };
        /** @description A corner on the way and its price. */
        HeatToll: {
            /** @description The cell before the line. */
            after: number;
            heat: number;
            limit: number;
        };
        /** @description The track of a race of the season is drawn; the seat is -1. */
        HeatTrackDrawn: {
            /** @description The track's id. */
            course: string;
            /** @enum {string} */
            kind: "track_drawn";
            /** @description From 1. */
            race: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @description Its name. */
            track: string;
        };
        HeatTrackSketch: {
            /** @description Left, top, width and height of all of it. */
            box: number[];
            /** @enum {string} */
            game: "heat";
            /** @description The track as SVG, in the scope of the pieces. */
            picture: string;
            settings: components["schemas"]["Setting"][];
            spaces: components["schemas"]["HeatSketchSpace"][];
        };
        /** @description A card that does not count is turned over while a speed card is looked for. */
        HeatTurned: {
            card: string;
            /** @enum {string} */
            kind: "turned";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The driver chooses a number of a card that prints several. */
        HeatValueChosen: {
            card: string;
            /** @enum {string} */
            kind: "value_chosen";
            number: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description What a seat sees. */
        HeatView: {
            /** @description The cars that have adrenaline in this round. */
            adrenaline: number[];
            calendar: components["schemas"]["HeatRace"][];
            cars: components["schemas"]["HeatCar"][];
            cells: number;
            corners: components["schemas"]["HeatCorner"][];
            drivers: components["schemas"]["HeatDriver"][];
            /** @description Cars that are out, the first to go first. */
            eliminated: number[];
            event: string | null;
            /** @enum {string} */
            game: "heat";
            /** @description By car, cells behind the first car on the track; null beside the track. */
            gaps: (number | null)[];
            /** @description The leftover card for which an upgrade is to be given back. */
            given: string | null;
            grandstand: number;
            hand_limit: number;
            laps: number;
            legend_card: number | null;
            legends_used: number[];
            market: string[];
            /** @description Null for spectators. */
            mine: components["schemas"]["HeatMine"] | null;
            /** @description The turn under way. */
            move: components["schemas"]["HeatMove"] | null;
            options: {
                [key: string]: unknown;
            };
            /** @description The cars from first to last; between the races of a season and at its end by points. */
            order: number[];
            pending: number[];
            phase: string;
            points: number[];
            /** @description Counted from 1. */
            race: number;
            races: number;
            /** @description Cars that have finished, in order. */
            ranking: number[];
            /** @description Stress cards that may still be taken. */
            reserve: number;
            result: components["schemas"]["ResultView"] | null;
            /** @description The road token of each corner. */
            road: string[];
            /** @description 0 before the race. */
            round: number;
            /** @description Whether races are driven for points. */
            season: boolean;
            /** @description Cars in the order of the season, best first; empty before the first result. */
            standings: number[];
            top_gear: number;
            track: string;
            track_name: string;
            turn: number | null;
            /** @description The order of turns in this round. */
            turn_order: number[];
            weather: string | null;
        };
        /** @description The weather of the race is drawn; the seat is -1. */
        HeatWeatherDrawn: {
            /** @enum {string} */
            kind: "weather";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            weather: string;
        };
        /** History */
        History: {
            older: number | null;
            races: components["schemas"]["HistoryEntry"][];
        };
        /** HistoryDrive */
        HistoryDrive: {
            assisted: boolean;
            cost: number;
            day: string | null;
            /** @enum {null|string} */
            medal: "bronze" | "silver" | "gold" | null;
            spare: number;
            /** @enum {string} */
            unit: "seconds" | "turns";
        };
        /** HistoryEntry */
        HistoryEntry: {
            bot_finished: boolean;
            code: string;
            drive?: components["schemas"]["HistoryDrive"] | null;
            ended: number;
            game: string;
            place: number;
            rated: boolean;
            reason: string;
            rivals?: components["schemas"]["HistoryRival"][];
            score: number;
            seat: number;
            seats: number;
            track: string;
        };
        /** HistoryRival */
        HistoryRival: {
            bot: string | null;
            name: string;
            place: number;
            seat: number;
        };
        /** Holiday */
        Holiday: {
            days: number;
        };
        /** Insight */
        Insight: {
            races: components["schemas"]["RaceInsight"][];
        };
        /** Invitation */
        Invitation: {
            code: string;
            seat: number;
        };
        /** InvitationToShow */
        InvitationToShow: {
            address: string;
            qr: string;
        };
        /** Inviting */
        Inviting: {
            /** @default -1 */
            seat: number;
        };
        /** Joining */
        Joining: {
            invite: string;
            name?: string | null;
        };
        /** @description A car's account. In a race of several cars `time` is 0, alone `win` and `place` are. */
        Ledger: {
            lines: components["schemas"]["LedgerLine"][];
            seat: number;
        };
        /** @description What one source changed for a car, over the whole race. */
        LedgerLine: {
            /** @description The standard error of `win`, or of `time` alone; 0 where nothing was drawn. */
            error: number;
            place: number;
            /**
             * @description `hidden`: what decisions turned out to be worth beyond what could be known. `start` and all changes add up to `result`.
             * @enum {string}
             */
            source: "start" | "own_dice" | "own_cards" | "own_decisions" | "rival_dice" | "rival_cards" | "rival_decisions" | "lots" | "hidden" | "result";
            time: number;
            win: number;
        };
        /** @description How the race stood after a ply. */
        LinePoint: {
            /** @description The largest standard error of a chance to win; 0 where nothing was drawn. */
            error: number;
            /**
             * @description What led there.
             * @enum {string}
             */
            kind: "start" | "decision" | "dice" | "cards" | "lot";
            leg: number;
            place: number[];
            ply: number;
            round: number;
            /** @description Whose decision, dice or cards that were; -1 for nobody's. */
            seat: number;
            /** @description The expected cost of the whole drive alone, in the unit. */
            time: number | null;
            /** @description By seat; empty for a drive alone. */
            win: number[];
        };
        /** LinkCode */
        LinkCode: {
            address: string;
            code: string;
            expires: number;
            qr: string;
        };
        /** Linking */
        Linking: {
            code: string;
        };
        /**
         * Advice
         * @description The answer to a hint.
         */
        LiveAdvice: {
            advised: components["schemas"]["Advised"];
            decision: components["schemas"]["LiveChoice"][];
            id?: string | null;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint";
        };
        /**
         * Chance
         * @description What a roll or draw may bring: in notation, with its weight and in words.
         */
        LiveChance: {
            label: components["schemas"]["LiveSaid"];
            text: string;
            weight: number;
        };
        /** Chat */
        LiveChat: {
            at: number;
            id: string;
            name: string;
            reaction?: string | null;
            seat: number | null;
            text?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chat";
        };
        /**
         * Choice
         * @description A legal action in its three forms.
         */
        LiveChoice: {
            action: number;
            json: Record<string, unknown>;
            text: string;
        };
        /**
         * Consider
         * @description What do the choices of my seat lead to? A sketch is a decision that is still being made: in Heat the
         *         cards that might be laid.
         */
        LiveConsider: {
            id?: string | null;
            moment?: number | null;
            seat: number;
            sketch?: Record<string, unknown> | null;
            steps?: (number | string)[] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "consider";
        };
        /**
         * Draw
         * @description What chance brings, in notation, at a training table with chosen dice; said by a seat of mine.
         */
        LiveDraw: {
            id?: string | null;
            moment: number;
            outcome: string;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draw";
        };
        /**
         * Fault
         * @description A message that was refused; nothing has changed. `key` names the browser's own sentence for it.
         */
        LiveFault: {
            id?: string | null;
            key: string;
            sentence: string;
            status: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "error";
        };
        LiveFromClient: components["schemas"]["LiveHello"] | components["schemas"]["LivePlay"] | components["schemas"]["LiveDraw"] | components["schemas"]["LiveUndo"] | components["schemas"]["LiveSay"] | components["schemas"]["LiveReact"] | components["schemas"]["LiveHint"] | components["schemas"]["LiveConsider"] | components["schemas"]["LiveSuppose"] | components["schemas"]["LiveLeavePlan"] | components["schemas"]["LiveWithdraw"] | components["schemas"]["LivePing"];
        LiveFromServer: components["schemas"]["LiveState"] | components["schemas"]["LiveUpdate"] | components["schemas"]["LiveTableNews"] | components["schemas"]["LivePresence"] | components["schemas"]["LiveChat"] | components["schemas"]["LiveAdvice"] | components["schemas"]["LiveOutlook"] | components["schemas"]["LiveSupposed"] | components["schemas"]["LivePlanned"] | components["schemas"]["LiveFault"] | components["schemas"]["LivePong"];
        /**
         * Hello
         * @description Shows the table from a seat of mine (null: as a spectator) and what was missed since a moment.
         */
        LiveHello: {
            moment?: number | null;
            seat?: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hello";
        };
        /**
         * Hint
         * @description What would the strongest bot decide in my seat, and why? Not in rated races. A sketch is what I have
         *         laid but not played, to compare with.
         */
        LiveHint: {
            id?: string | null;
            seat: number;
            sketch?: Record<string, unknown> | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint";
        };
        /**
         * LeavePlan
         * @description These actions are to be played when my next turn comes: if every choice then leads to what it leads to
         *         now, or, if not strict, as long as they are allowed.
         */
        LiveLeavePlan: {
            id?: string | null;
            moment: number;
            seat: number;
            steps: (number | string)[];
            strict?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "plan";
        };
        /**
         * Outlook
         * @description The answer to `consider`: what each legal action leads to, by its number in `choices`, as
         *         `racecraft.outlook` tells it.
         */
        LiveOutlook: {
            id?: string | null;
            moment: number;
            outlook: components["schemas"]["Outlook"];
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "outlook";
        };
        /** Ping */
        LivePing: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ping";
        };
        /**
         * Planned
         * @description What is planned for a seat of mine has changed, or I have just come; null when nothing is.
         */
        LivePlanned: {
            id?: string | null;
            plan: components["schemas"]["LiveShownPlan"] | null;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "planned";
        };
        /**
         * Play
         * @description A decision of my seat made at this moment: an action, as a number or in notation, or a list of actions
         *         that are played all or nothing.
         */
        LivePlay: {
            action: number | string | (number | string)[];
            id?: string | null;
            moment: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play";
        };
        /** Pong */
        LivePong: {
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pong";
        };
        /**
         * Presence
         * @description Who is here: seats whose holders are connected, and how many watch.
         */
        LivePresence: {
            absent?: {
                [key: string]: number;
            };
            seats: number[];
            takeover?: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "presence";
            watching: number;
        };
        /** React */
        LiveReact: {
            reaction: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "react";
        };
        /**
         * Round
         * @description A round of the race, in which every car has one turn.
         */
        LiveRound: {
            leg: number;
            number: number;
            start: number;
        };
        /**
         * Said
         * @description A message: `{"key": "gt-ask-plan", "values": {"who": 0, "gear": 3, "steps": 2}}`.
         */
        LiveSaid: {
            key: string;
            values: Record<string, unknown>;
        };
        /** Say */
        LiveSay: {
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "say";
        };
        /**
         * ShownClocks
         * @description What a client shows, by seat.
         */
        LiveShownClocks: {
            left: number[];
            until: (number | null)[];
        };
        /**
         * ShownPlan
         * @description What I have planned for my next turn. Nobody else is told.
         */
        LiveShownPlan: {
            decision: string[];
            dropped: ("changed" | "illegal") | null;
            label: components["schemas"]["LiveSaid"];
            strict: boolean;
        };
        /**
         * State
         * @description Everything, for a client that comes or comes back.
         */
        LiveState: {
            chance?: components["schemas"]["LiveChance"][];
            clocks?: components["schemas"]["LiveShownClocks"];
            events: components["schemas"]["GameEvent"][];
            id?: string;
            legal: components["schemas"]["LiveChoice"][];
            log: number;
            mine: number[];
            missed: number;
            moment: number;
            pending: number[];
            rounds?: components["schemas"]["LiveRound"][];
            seat: number | null;
            table: components["schemas"]["ShownTable"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "state";
            undo: boolean;
            view: components["schemas"]["View"];
        };
        /**
         * Suppose
         * @description In a race of days, while others drive: what would I see and decide if my next turn came now, after
         *         these actions of it?
         */
        LiveSuppose: {
            id?: string | null;
            moment: number;
            seat: number;
            steps?: (number | string)[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "suppose";
        };
        /**
         * Supposed
         * @description The answer to `suppose`: my next turn, as if it came now.
         */
        LiveSupposed: {
            complete: boolean;
            id?: string | null;
            legal: components["schemas"]["LiveChoice"][];
            moment: number;
            seat: number;
            steps: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "supposed";
            view: components["schemas"]["View"];
        };
        /**
         * TableNews
         * @description Seats, status or result have changed.
         */
        LiveTableNews: {
            mine: number[];
            table: components["schemas"]["ShownTable"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table";
        };
        /**
         * Undo
         * @description Takes back my seat's latest decision, the whole of it.
         */
        LiveUndo: {
            id?: string | null;
            moment: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "undo";
        };
        /**
         * Update
         * @description What has changed since the moment `since`; a client that is not there says hello again.
         */
        LiveUpdate: {
            chance?: components["schemas"]["LiveChance"][];
            clocks?: components["schemas"]["LiveShownClocks"];
            events: components["schemas"]["GameEvent"][];
            id?: string;
            legal: components["schemas"]["LiveChoice"][];
            log: number;
            moment: number;
            pending: number[];
            rounds?: components["schemas"]["LiveRound"][];
            seat: number | null;
            since: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "update";
            undo: boolean;
            view: components["schemas"]["Changes"];
        };
        /**
         * Withdraw
         * @description Takes back what I have planned, or puts away the word that it was not played.
         */
        LiveWithdraw: {
            id?: string | null;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "withdraw";
        };
        /** Lobby */
        Lobby: {
            tables: components["schemas"]["ShownTable"][];
        };
        /** @description A throw or a draw that changed a lot. */
        Luck: {
            /** @description To the seat itself, in the unit; more is luckier. */
            change: number;
            /** @enum {string} */
            kind: "decision" | "dice" | "cards" | "lot";
            leg: number;
            ply: number;
            round: number;
            seat: number;
        };
        /** @description A decision that was judged. */
        Mark: {
            /** @description Up to three, the best first; none for decisions that are fine. */
            better: components["schemas"]["ReviewLine"][];
            /** @description Decisions that were compared. */
            choices: number;
            decision: string[];
            error: number;
            /** @description The gear of the car; -1 where there is none. */
            gear: number;
            /** @enum {string} */
            grade: "brilliant" | "fine" | "close" | "inaccuracy" | "mistake" | "blunder";
            /** @description The same with all that was hidden known. */
            hindsight: number;
            /** @description It did what a hint had said. */
            hinted: boolean;
            /** @description and what it led to from here on. */
            last: number;
            leg: number;
            /** @description Against the best decision that was found, in the unit, by what the driver could know. */
            loss: number;
            played: components["schemas"]["Advised"] | null;
            /** @description The replay shows the position in which it was made here, */
            ply: number;
            round: number;
            seat: number;
            /** @description What the board says there: the tile's name, the corner's limit; empty where nothing is written. */
            sign: string;
            /** @description The part of the track where it was, from 1: in Rallyman: GT the tile, in Heat the next corner, else ten rows or spaces; -1 beside the track. */
            spot: number;
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
        /** @description Something worth looking at again. */
        Moment: {
            /** @description `lead`, `pass`, `trouble`, `series` or `close`; `decisive` where a review says so. */
            kind: string;
            message: components["schemas"]["Said"];
            /** @description The replay shows it here. */
            ply: number;
            round: number;
            seat: number;
            /** @description The round in which it ended: a series may take several. */
            until: number;
            /** @description How much it mattered, to choose by. */
            weight: number;
        };
        /** @description The answer of `/moments`: what mattered most in a race, as it happened. */
        Moments: {
            moments: components["schemas"]["Moment"][];
        };
        /** MyChampionship */
        MyChampionship: {
            code: string;
            ended: boolean;
            /** @enum {string} */
            format: "season" | "round-robin" | "knock-out";
            game: string;
            name: string;
        };
        /** MyChampionships */
        MyChampionships: {
            championships: components["schemas"]["MyChampionship"][];
        };
        /** MyRaces */
        MyRaces: {
            races: components["schemas"]["TableForMe"][];
        };
        /** MyRecord */
        MyRecord: {
            best_of_all: boolean;
            code: string;
            cost: number;
            drives: number;
            ended: number;
            game: string;
            spare: number;
            track: string;
            /** @enum {string} */
            unit: "seconds" | "turns";
            usual: boolean;
        };
        /** MyRecords */
        MyRecords: {
            records: components["schemas"]["MyRecord"][];
        };
        /** MyStatistics */
        MyStatistics: {
            most: number;
            places: components["schemas"]["PlaceCount"][];
            races: number;
            rivals: components["schemas"]["RivalCount"][];
            tracks: components["schemas"]["TrackCount"][];
            wins: number;
        };
        /** MyTurns */
        MyTurns: {
            deadlines: {
                [key: string]: number;
            };
            opened: components["schemas"]["OpenedRace"][];
            practice: number;
            turns: string[];
        };
        /** NewChampionship */
        NewChampionship: {
            /** @default false */
            anyone_opens: boolean;
            bots?: components["schemas"]["AddingBot"][];
            calendar: {
                [key: string]: unknown;
            }[];
            clock?: components["schemas"]["Bank"] | components["schemas"]["Days"] | null;
            driver?: string | null;
            /**
             * @default season
             * @enum {string}
             */
            format: "season" | "round-robin" | "knock-out";
            game: string;
            name: string;
            points?: number[] | null;
            /** @default true */
            takes_part: boolean;
        };
        /** NewTable */
        NewTable: {
            clock?: components["schemas"]["Bank"] | components["schemas"]["Days"] | null;
            /**
             * @default thrown
             * @enum {string}
             */
            dice: "thrown" | "choose";
            game: string;
            options?: {
                [key: string]: unknown;
            };
            position?: {
                [key: string]: unknown;
            } | null;
            /** @default false */
            public: boolean;
            /** @default false */
            rated: boolean;
            /** @default true */
            reviews: boolean;
            seats: components["schemas"]["WantedSeat"][];
            /** @default false */
            start: boolean;
        };
        /** Notices */
        Notices: {
            endpoint: string | null;
            feed: components["schemas"]["FeedAddresses"] | null;
            key: string;
        };
        /** @description Something that may be laid at a place. */
        Offer: {
            /** @description The edit that lays it. */
            edit: {
                [key: string]: unknown;
            };
            label: components["schemas"]["Said"];
            /** @description How many there are after it; -1 where it is not counted. */
            left: number;
            /** @description Its id in the catalogue of pieces. */
            piece: string;
            /** @description Degrees by which its picture is turned there. */
            turn: number;
        };
        /** OpenedRace */
        OpenedRace: {
            championship: string;
            code: string;
            game: string;
            invite: string;
            name: string;
            race: number;
            track: string;
        };
        /** OptionGroup */
        OptionGroup: {
            id: string;
            options: string[];
        };
        /** Options */
        Options: {
            options: {
                [key: string]: unknown;
            };
        };
        /** Outcome */
        Outcome: {
            cost: number;
            /** @enum {null|string} */
            medal: "bronze" | "silver" | "gold" | null;
            personal_best: boolean;
            record: boolean;
            spare: number;
        };
        Outlook: components["schemas"]["GTOutlook"] | components["schemas"]["HeatOutlook"] | components["schemas"]["RaliOutlook"] | components["schemas"]["RallymanOutlook"];
        /** @description What one legal action leads to, in words. A game's own choice extends it with what it has to tell. */
        OutlookChoice: {
            detail: components["schemas"]["Said"][];
            label: components["schemas"]["Said"];
        };
        /** Passkey */
        Passkey: {
            created: number;
            device: string;
            id: string;
        };
        /** PictureWanted */
        PictureWanted: {
            document: {
                [key: string]: unknown;
            };
            /** @default true */
            legend: boolean;
        };
        Pieces: components["schemas"]["GTPieces"] | components["schemas"]["HeatPieces"] | components["schemas"]["RaliPieces"] | components["schemas"]["RallyPieces"];
        /** PlaceCount */
        PlaceCount: {
            place: number;
            races: number;
        };
        /** PlayBody */
        PlayBody: {
            action: number | string | (number | string)[];
            moment: number;
            seat: number;
        };
        /** Practice */
        Practice: {
            /** @default 0 */
            added: number;
            all: number;
            due: number;
            next: components["schemas"]["Exercise"] | null;
        };
        /** Practising */
        Practising: {
            code: string;
        };
        /** PresetInfo */
        PresetInfo: {
            course: string | null;
            /** @enum {string} */
            id: "first" | "box" | "everything";
            opponents: string[];
            options: {
                [key: string]: unknown;
            };
        };
        /** @description Something that keeps a track from being raced on, and where on the board it shows. */
        Problem: {
            place: string;
            said: components["schemas"]["Said"];
        };
        /** Progress */
        Progress: {
            error?: string | null;
            share: number;
            statistics?: components["schemas"]["Statistics"] | null;
        };
        /** Proof */
        Proof: {
            commitment: string;
            contributions: string[];
            method: string;
            rolls: components["schemas"]["Roll"][];
            seals: (string | null)[];
            seed: string;
        };
        /** PublishedTrack */
        PublishedTrack: {
            author: string;
            created: number;
            figures: {
                [key: string]: number;
            };
            fingerprint: string;
            game: string;
            mine: boolean;
            races: number;
            remix_of: string | null;
            title: string;
        };
        /** Publishing */
        Publishing: {
            document: {
                [key: string]: unknown;
            };
            remix_of?: string | null;
            title: string;
        };
        /** PushKeys */
        PushKeys: {
            auth: string;
            p256dh: string;
        };
        /** @description What a decision in a puzzle was worth. */
        PuzzleVerdict: {
            /** @description By which the best is ahead of the next, in the unit. */
            ahead: number;
            /** @description what the best decision does and why; None where nobody can say. */
            best: components["schemas"]["Advised"] | null;
            /** @description The best, in notation. */
            decision: string[];
            /** @description It was the first try of this person, which counts. */
            first: boolean;
            game: string;
            /** @description What the best decision would have been worth more, in the unit. */
            loss: number;
            /** @description What was decided, */
            played: components["schemas"]["Advised"] | null;
            solved: boolean;
            /** @description and those whose first try solved it. */
            solvers: number;
            /** @description People who have tried it, */
            tried: number;
            /** @enum {string} */
            unit: "win" | "seconds" | "turns";
        };
        /** RaceInsight */
        RaceInsight: {
            code: string;
            ended: number;
            figures: components["schemas"]["Figures"];
            game: string;
            track: string;
        };
        /** RaceOpened */
        RaceOpened: {
            code: string;
        };
        /** @description The lot has fallen on the seat that begins (RL-SETUP-03). */
        RaliBegins: {
            /** @enum {string} */
            kind: "begins";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        RaliBoardSketch: {
            /** @description Left, top, width and height of all of it. */
            box: number[];
            /** @enum {string} */
            game: "rali";
            /** @description The board as SVG, in the scope of the pieces. */
            picture: string;
            settings: components["schemas"]["Setting"][];
            spaces: components["schemas"]["RaliSketchSpace"][];
        };
        /** @description The car is repaired in its box. */
        RaliBoxed: {
            /** @enum {string} */
            kind: "boxed";
            marker: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The cap on rounds ends the race; the seat is -1. */
        RaliCapped: {
            /** @enum {string} */
            kind: "capped";
            rounds: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
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
            /** @description The gear lever. */
            gear: number;
            /** @description The highest gear that the damage allows. */
            gear_limit: number;
            /** @description The lap under way, from 1 to the number of laps. */
            lap: number;
            /** @description The damage marker: 10 for a sound car, 1 for a wreck. */
            marker: number;
            /** @description Turns still to be missed. */
            miss: number;
            /** @description Hundredths of rows gained since the start. */
            progress: number;
        };
        /** @description The car runs into another one, and stays where it is. */
        RaliCrashed: {
            /** @enum {string} */
            kind: "crashed";
            lost: number;
            lost_other: number;
            marker: number;
            marker_other: number;
            other: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A gear is declared for the roll; `from` is the gear before. */
        RaliDeclared: {
            from: number;
            gear: number;
            /** @enum {string} */
            kind: "declared";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        RaliEvent: components["schemas"]["RaliBegins"] | components["schemas"]["RaliPlaced"] | components["schemas"]["RaliMissed"] | components["schemas"]["RaliWaited"] | components["schemas"]["RaliDeclared"] | components["schemas"]["RaliRolled"] | components["schemas"]["RaliShiftFailed"] | components["schemas"]["RaliMoved"] | components["schemas"]["RaliHit"] | components["schemas"]["RaliCrashed"] | components["schemas"]["RaliLimited"] | components["schemas"]["RaliServiced"] | components["schemas"]["RaliBoxed"] | components["schemas"]["RaliLap"] | components["schemas"]["RaliWon"] | components["schemas"]["RaliWonAlone"] | components["schemas"]["RaliCapped"];
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
        /** @description An obstacle acts on the car. */
        RaliHit: {
            cell: string;
            /** @enum {string} */
            kind: "hit";
            /** @description Points that the damage marker falls. */
            lost: number;
            marker: number;
            obstacle: string;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A cell in which a move can end, and what it costs. */
        RaliLanding: {
            cell: string;
            /** @description The seat whose car is hit. */
            crash: number | null;
            /** @description Damage to the own car. */
            lost: number;
            stops: boolean;
            wins: boolean;
        };
        /** @description A lap is completed. */
        RaliLap: {
            /** @enum {string} */
            kind: "lap";
            lap: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The damage pulls the gear of a car down; `who` is its seat. */
        RaliLimited: {
            gear: number;
            /** @enum {string} */
            kind: "limited";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            who: number;
        };
        /** @description The seat misses its turn. */
        RaliMissed: {
            /** @enum {string} */
            kind: "missed";
            /** @description Turns still to be missed. */
            left: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The move under way. */
        RaliMove: {
            /** @description Lane changes left. */
            changes: number;
            /** @description The gear declared for the roll. */
            declared: number;
            /** @description No step of the move was driven yet. */
            first_step: boolean;
            /** @description The lane in which the move began, to which it may not come back; 0 beside the track. */
            home_lane: number;
            /** @description Positions still to drive. */
            steps: number;
        };
        /** @description The car drives one position, `from` a cell to another. */
        RaliMoved: {
            from: string;
            /** @enum {string} */
            kind: "moved";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            to: string;
        };
        /** @description What a seat decides about. */
        RaliOutlook: {
            /** @description There is one way only. */
            automatic: boolean;
            choices: {
                [key: string]: components["schemas"]["RaliPlaceChoice"] | components["schemas"]["RaliGearChoice"] | components["schemas"]["RaliStepChoice"];
            };
            /** @description The whole of the move, if there is one way only. */
            forced: number[];
            prompt: components["schemas"]["Said"];
            /** @description The move that stands out among several: the one that wins, else the clean one that leads furthest. Empty if two are level, or none is clean. */
            ready: number[];
            /** @description The steps of a move by their names. */
            steps: {
                [key: string]: number;
            };
            /** @description Every cell that can be chosen, with the best way there. */
            targets: components["schemas"]["RaliTarget"][];
        };
        /** @description The style and the signs of boards. The style holds within the class of the scope. */
        RaliPieces: {
            /** @description SVG `defs`: a sign is used by its id, `icon-rock`. */
            definitions: string;
            /** @enum {string} */
            game: "rali";
            scope: string;
            signs: string[];
            style: string;
        };
        /** @description A start cell. */
        RaliPlaceChoice: {
            cell: string;
            detail: components["schemas"]["Said"][];
            /** @enum {string} */
            kind: "place";
            label: components["schemas"]["Said"];
        };
        /** @description The car is put on a start cell. */
        RaliPlaced: {
            cell: string;
            /** @enum {string} */
            kind: "placed";
            /** @description The number of the start place, from 1. */
            place: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description What remains possible behind a step. */
        RaliRest: {
            can_drive_on: boolean;
            clean: boolean;
            least_damage: number;
            wins: boolean;
        };
        /** @description The die is rolled. */
        RaliRolled: {
            die: number;
            /** @description The gear after the roll. */
            gear: number;
            /** @enum {string} */
            kind: "rolled";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @description Positions to drive. */
            steps: number;
        };
        /** @description The car is repaired in a service station. */
        RaliServiced: {
            /** @enum {string} */
            kind: "serviced";
            marker: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            station: string;
        };
        /** @description The shift fails, and the car stays in its gear. */
        RaliShiftFailed: {
            gear: number;
            /** @enum {string} */
            kind: "shift_failed";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A cell: its id is its place. */
        RaliSketchSpace: {
            id: string;
            /** @description `track`, `start`, `shortcut`, `station`, `box-lane` or `box`. */
            kind: string;
            label: components["schemas"]["Said"];
            /** @description 0 beside the road. */
            lane: number;
            /** @description Empty for none. */
            obstacle: string;
            /** @description An SVG path. */
            outline: string;
            row: number;
            x: number;
            y: number;
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
            /** @enum {string} */
            way: "ahead" | "left" | "right" | "shortcut" | "repair";
            wins: boolean;
        };
        /** @description A cell that can be chosen. */
        RaliTarget: {
            /** @description The sketch does not lead there: it is another way. */
            anew: boolean;
            cell: string;
            /** @description Where the car stands and the cells that it drives through. */
            cells: string[];
            /** @description The actions that, played one after another by the seat, bring the car there. */
            decision: number[];
            detail: components["schemas"]["Said"][];
            /** @description The move ends there; else the cell is on the way, and a decision about the rest follows. */
            ends: boolean;
            label: components["schemas"]["Said"];
            /** @description Damage to the own car. */
            lost: number;
            /** @description An obstacle or a collision stops the car. */
            stops: boolean;
            wins: boolean;
        };
        /** @description What one face of the die brings in a gear. */
        RaliThrow: {
            die: number;
            /** @description Where the move can end, at the least cost for each cell. */
            ends: components["schemas"]["RaliLanding"][];
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
            /** @description By seat, rows behind the leader. */
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
            /** @description The damage marker of a car without damage. */
            sound: number;
            top_gear: number;
            turn: number;
        };
        /** @description The car waits, since every cell its first step could reach is taken. */
        RaliWaited: {
            /** @enum {string} */
            kind: "waited";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The car crosses the finish line and wins. */
        RaliWon: {
            /** @enum {string} */
            kind: "won";
            rounds: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The only car of the race crosses the finish line. */
        RaliWonAlone: {
            /** @enum {string} */
            kind: "won_alone";
            rounds: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A board by itself. */
        RallyBoard: {
            name: string;
            roads: components["schemas"]["RallyRoad"][];
            zone: string;
        };
        /** @description The boards, all of one size. */
        RallyPieces: {
            boards: components["schemas"]["RallyBoard"][];
            /** @enum {string} */
            game: "rallyman";
            /** @description How many units of a picture one of the board is. */
            scale: number;
            size: number[];
        };
        RallyRoad: {
            /** @description `C0-C9`. */
            id: string;
            line: string;
        };
        RallySketch: {
            days: components["schemas"]["RallySketchDay"][];
            /** @description Stages, by their number, that cannot be laid and are not among the others. */
            faulty: number[];
            /** @enum {string} */
            game: "rallyman";
            joints: components["schemas"]["RallySketchJoint"][];
            /** @description Everything that can be chosen. */
            spaces: components["schemas"]["RallySketchPlace"][];
            stages: components["schemas"]["RallySketchStage"][];
            /** @description `dry`, `fixed` (snow on boards that are named) or `variable`. */
            weather: string;
        };
        /** @description A board as it lies in a stage. */
        RallySketchBoard: {
            snow: boolean;
            /** @description Puts the picture of the board where it lies, as SVG has it. */
            transform: string;
            zone: string;
        };
        /** @description The stages of a day, by their numbers. */
        RallySketchDay: {
            label: components["schemas"]["Said"];
            stages: number[];
        };
        /** @description What comes behind a stage that is not the last. */
        RallySketchJoint: {
            day_end: boolean;
            service: boolean;
            stage: number;
        };
        RallySketchPlace: {
            id: string;
        };
        /** @description A space of the route: its place is `stage.1.12`. */
        RallySketchSpace: {
            id: string;
            /** @description `straight`, `bump` or `corner`. */
            kind: string;
            label: components["schemas"]["Said"];
            /** @description An SVG path along the middle of the space. */
            line: string;
            split: boolean;
        };
        /** @description A stage: its place is `stage.1`. */
        RallySketchStage: {
            boards: components["schemas"]["RallySketchBoard"][];
            /** @description Left, top, width and height. */
            box: number[];
            /** @description The stage as a rally of its own: its picture is the stage as the game draws it. */
            drawn: {
                [key: string]: unknown;
            };
            /** @description Where the stage begins and ends. */
            finish: number[];
            id: string;
            label: components["schemas"]["Said"];
            number: number;
            spaces: components["schemas"]["RallySketchSpace"][];
            start: number[];
        };
        /** @description The warning signs of the turn so far, and at how many control is lost. */
        RallymanAlarms: {
            limit: number;
            limit_on_snow: number;
            shown: number;
            shown_on_snow: number;
        };
        /** @description The attack under way. */
        RallymanAttack: {
            /** @description What the dice of the plan show. */
            faces: ("-" | "!")[];
            /** @description Steps still to be driven, in notation. */
            plan: string[];
            /**
             * @description How the dice of the turn are rolled.
             * @enum {string}
             */
            technique: "die-by-die" | "planned" | "broken";
        };
        /** @description All dice of the turn are planned and thrown at once. */
        RallymanAttackChoice: {
            detail: components["schemas"]["Said"][];
            /** @enum {string} */
            kind: "attack";
            label: components["schemas"]["Said"];
        };
        /** @description The dice of the plan are thrown. */
        RallymanAttacks: {
            dice: number;
            /** @enum {string} */
            kind: "attack";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A car with its dashboard, its cards and its times, as everybody sees it. Times are in seconds. */
        RallymanCar: {
            /** @description Smaller for the car that reached its space earlier. */
            arrival: number;
            /** @description Where it stands, as the drawing names it. */
            cell: string;
            /** @enum {string} */
            colour: "red" | "blue" | "green" | "yellow";
            /** @description Gas dice of a turn, after punctures. */
            gas_dice: number;
            /** @description The gear on top of the time pile; 0 is neutral. */
            gear: number;
            /** @description Gear dice of a turn, after damage. */
            gear_dice: number;
            /** @description The space; -1 before the start, the length of the stage behind the finish. */
            index: number;
            /**
             * @description The line of its space.
             * @enum {string}
             */
            line: "road" | "drift1" | "drift2" | "cut";
            /** @description Gear dice lost to damage. */
            lost: number;
            /** @description Levels of mud of the present corner when the car entered it. */
            mud: number;
            /** @description The time pile from the bottom: gear cards by their number, 0 for a neutral back, S for the spare wheel. */
            pile: string;
            /** @description Wheels punctured; each takes a gas die away. */
            punctures: number;
            /** @description The cards of the stage. */
            seconds: number;
            /** @description The sisu card is still there. */
            sisu: boolean;
            /** @description The spare-wheel card is still there. */
            spare: boolean;
            /** @description Of all stages in a row, -1 where none was taken. */
            splits: number[];
            /**
             * @description Where it is in the stage.
             * @enum {string}
             */
            status: "waiting" | "driving" | "spun" | "off-left" | "off-right" | "finished" | "retired";
            /** @description The same less the second tokens. */
            time: number;
            /** @description Of the stages completed. */
            times: number[];
            /** @description Second tokens in hand. */
            tokens: number;
            /** @description All stages completed. */
            total: number;
            /**
             * @description Those fitted.
             * @enum {string}
             */
            tyres: "summer" | "winter";
        };
        /** @description The turn ends with a card on the time pile. */
        RallymanCardTaken: {
            gear: number;
            /** @enum {string} */
            kind: "card";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            seconds: number;
            /** @description Of the stage so far, in seconds. */
            time: number;
        };
        /** @description The dice of the turn under way. */
        RallymanDice: {
            /** @description The ! of this turn. */
            alarms: number;
            /** @description Gas dice used. */
            gas: number;
            /** @description Those of them used on asphalt. */
            gas_on_asphalt: number;
            /** @description Dice set for seconds. */
            set: number;
            /** @description The sisu card was played in this turn. */
            sisu_on: boolean;
            /** @description Those of them rolled on snow. */
            snow_alarms: number;
            /** @description Gear dice used. */
            used: number[];
            /** @description A wheel was changed in this turn. */
            wheel_changed: boolean;
        };
        /** @description The gas die that a puncture takes out of the attack. */
        RallymanDropChoice: {
            detail: components["schemas"]["Said"][];
            /** @enum {string} */
            face: "clear" | "warning";
            /** @enum {string} */
            kind: "drop";
            label: components["schemas"]["Said"];
        };
        /** @description A puncture takes a gas die out of the attack. */
        RallymanDropped: {
            /** @enum {string} */
            die: "1" | "2" | "3" | "4" | "5" | "gas";
            /** @enum {string} */
            face: "-" | "!";
            /** @enum {string} */
            kind: "dropped";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The turn ends with the card of its gear. */
        RallymanEndChoice: {
            detail: components["schemas"]["Said"][];
            gear: number;
            /** @enum {string} */
            kind: "end";
            label: components["schemas"]["Said"];
            seconds: number;
            /** @description The next turn could not begin under control. */
            trapped: boolean;
        };
        RallymanEvent: components["schemas"]["RallymanListed"] | components["schemas"]["RallymanStageBegins"] | components["schemas"]["RallymanWeather"] | components["schemas"]["RallymanTyresFitted"] | components["schemas"]["RallymanWheel"] | components["schemas"]["RallymanWheelKept"] | components["schemas"]["RallymanTakes"] | components["schemas"]["RallymanRolled"] | components["schemas"]["RallymanSet"] | components["schemas"]["RallymanMoved"] | components["schemas"]["RallymanJumped"] | components["schemas"]["RallymanPlans"] | components["schemas"]["RallymanPlanStep"] | components["schemas"]["RallymanAttacks"] | components["schemas"]["RallymanTokens"] | components["schemas"]["RallymanDropped"] | components["schemas"]["RallymanShortcut"] | components["schemas"]["RallymanSisu"] | components["schemas"]["RallymanLostControl"] | components["schemas"]["RallymanSpun"] | components["schemas"]["RallymanWentOff"] | components["schemas"]["RallymanStuck"] | components["schemas"]["RallymanCardTaken"] | components["schemas"]["RallymanSplitTaken"] | components["schemas"]["RallymanFinished"] | components["schemas"]["RallymanRetired"] | components["schemas"]["RallymanStageWon"] | components["schemas"]["RallymanServiced"] | components["schemas"]["RallymanWon"] | components["schemas"]["RallymanWonAlone"];
        /** @description The car crosses the finish of a stage. */
        RallymanFinished: {
            clock: string;
            /** @enum {string} */
            kind: "finished";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            seconds: number;
            stage: number;
        };
        /** @description A step over a bump and further, `from` a space. */
        RallymanJumped: {
            /** @description Where the jump ends, as the drawing names it. */
            cell: string;
            from: number;
            gear: number;
            /** @enum {string} */
            kind: "jumped";
            /** @description Spaces of the stage: behind them lies the finish. */
            length: number;
            /** @enum {string} */
            line: "on" | "drift" | "cut" | "back";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @description The space `to` as people count it, from 1 on. */
            space: number;
            to: number;
        };
        /** @description The lot has given the car its place on the start list. */
        RallymanListed: {
            /** @enum {string} */
            kind: "listed";
            place: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description What the card of a loss of control may bring. */
        RallymanLoss: {
            left: components["schemas"]["RallymanSide"];
            right: components["schemas"]["RallymanSide"];
            seconds: number;
            spin: components["schemas"]["Chance"];
        };
        /** @description Control is lost. */
        RallymanLostControl: {
            /** @enum {string} */
            cause: "speed" | "warnings" | "bump" | "snow";
            /** @enum {string} */
            kind: "lost_control";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A step to the next space or line, `from` a space. */
        RallymanMoved: {
            /** @description Where the step ends, as the drawing names it. */
            cell: string;
            from: number;
            gear: number;
            /** @enum {string} */
            kind: "moved";
            /** @description Spaces of the stage: behind them lies the finish. */
            length: number;
            /** @enum {string} */
            line: "on" | "drift" | "cut" | "back";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @description The space `to` as people count it, from 1 on. */
            space: number;
            to: number;
        };
        RallymanOutlook: {
            alarms: components["schemas"]["RallymanAlarms"];
            /** @description The first choice may be taken without asking: it is the only one, or nothing depends on it. */
            automatic: boolean;
            choices: {
                [key: string]: components["schemas"]["RallymanStepChoice"] | components["schemas"]["RallymanEndChoice"] | components["schemas"]["RallymanAttackChoice"] | components["schemas"]["RallymanThrowChoice"] | components["schemas"]["RallymanWheelChoice"] | components["schemas"]["RallymanTyresChoice"] | components["schemas"]["RallymanDropChoice"] | components["schemas"]["RallymanSisuChoice"];
            };
            /** @description The attack as it is planned; empty outside of planning. */
            plan: components["schemas"]["RallymanPlanned"][];
            /** @description The question. */
            prompt: components["schemas"]["Said"];
            /** @description Every space that the drawing marks for this decision. */
            targets: components["schemas"]["Target"][];
        };
        /** @description A line of the classification of the rally. Times and sums are in seconds. */
        RallymanOverall: {
            /** @description Seconds behind the best sum. */
            behind: number;
            /** @description RM-ORG-12, 13: equal sums share a place; retired cars come last. */
            place: number;
            retired: boolean;
            seat: number;
            /** @description Of the stages that count, as many of them as the car has completed. */
            times: number[];
            total: number;
        };
        /** @description A die is added to the plan of the attack. */
        RallymanPlanStep: {
            /** @description Where the step ends, as the drawing names it. */
            cell: string;
            /** @enum {string} */
            die: "1" | "2" | "3" | "4" | "5" | "gas";
            /** @enum {string} */
            kind: "planned";
            /** @enum {string} */
            line: "on" | "drift" | "cut" | "back";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A die of the plan. `risk` is the chance that control is lost up to it. */
        RallymanPlanned: {
            cell: string;
            /** @description It cuts a corner, which turns a card. */
            cut: boolean;
            /** @enum {string} */
            die: "1" | "2" | "3" | "4" | "5" | "gas";
            fraction: string;
            gear: number;
            risk: number;
        };
        /** @description A time attack is begun. */
        RallymanPlans: {
            /** @enum {string} */
            kind: "plans";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The car is out of the rally. */
        RallymanRetired: {
            /** @enum {string} */
            kind: "retired";
            /** @enum {string} */
            reason: "overspeed" | "puncture" | "damage";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A die is rolled. */
        RallymanRolled: {
            /** @description A ! on this die costs control. */
            decides: boolean;
            /** @enum {string} */
            die: "1" | "2" | "3" | "4" | "5" | "gas";
            /** @enum {string} */
            face: "-" | "!";
            /** @enum {string} */
            kind: "rolled";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @description 1 for a !. */
            warning: number;
        };
        /** @description The car is repaired in a service park. */
        RallymanServiced: {
            /** @enum {string} */
            kind: "serviced";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A die is set for seconds instead of rolled. */
        RallymanSet: {
            cost: number;
            /** @enum {string} */
            die: "1" | "2" | "3" | "4" | "5" | "gas";
            /** @enum {string} */
            kind: "set";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @description Second tokens left. */
            tokens: number;
        };
        /** @description The card of a cut is drawn. */
        RallymanShortcut: {
            /** @enum {string} */
            card: "clean" | "mud" | "puncture";
            /** @enum {string} */
            kind: "shortcut";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @description As people count, from 1 on. */
            space: number;
        };
        /** @description The car leaves the road on this side. */
        RallymanSide: {
            chance: number;
            dice_lost: number;
            fraction: string;
        };
        /** @description Control is kept by sisu. */
        RallymanSisu: {
            /** @enum {string} */
            kind: "sisu";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description Sisu is used, or control is lost. */
        RallymanSisuChoice: {
            detail: components["schemas"]["Said"][];
            /** @enum {string} */
            kind: "sisu";
            label: components["schemas"]["Said"];
            /** @description Null if sisu is used, or the car has crossed the finish. */
            loss: components["schemas"]["RallymanLoss"] | null;
        };
        /** @description RM-SPLIT-03: a time taken at a split point, in seconds. */
        RallymanSplit: {
            /** @description Behind the best taken there so far. */
            behind: number;
            seconds: number;
        };
        /** @description A split time is taken. */
        RallymanSplitTaken: {
            clock: string;
            /** @description To the best of the others; `first` if there is none. */
            gap: string;
            /** @enum {string} */
            kind: "split";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            seconds: number;
            split: number;
        };
        /** @description The car spins. */
        RallymanSpun: {
            /** @enum {string} */
            kind: "spun";
            /**
             * @description A car on a cut stays there.
             * @enum {string}
             */
            place: "road" | "cut";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A stage begins; the seat is -1. */
        RallymanStageBegins: {
            /** @enum {string} */
            kind: "stage";
            route: string;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            spaces: number;
            stage: number;
            /** @description The zone of each section, with spaces between them; empty on a strip. */
            zones: string;
        };
        /** @description The best time of a stage. */
        RallymanStageWon: {
            clock: string;
            /** @enum {string} */
            kind: "stage_won";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            seconds: number;
            stage: number;
        };
        /** @description The step under way. */
        RallymanStep: {
            /**
             * @description The die of the step.
             * @enum {string}
             */
            die: "1" | "2" | "3" | "4" | "5" | "gas";
            /**
             * @description What the die shows.
             * @enum {string}
             */
            face: "-" | "!";
            /**
             * @description The line it takes.
             * @enum {string}
             */
            line: "on" | "drift" | "cut" | "back";
            /**
             * @description What the gear means for the space.
             * @enum {string}
             */
            risk: "safe" | "bumpy" | "overspeed" | "wreck";
        };
        /** @description A die on a line. `risk` is the chance to lose control in this step; in a plan, in the attack with this die. */
        RallymanStepChoice: {
            /** @description A ! on the die. */
            alarm: components["schemas"]["Chance"];
            /** @description Where the step ends, as the drawing names it. */
            cell: string;
            /** @description Second tokens for a die that is set. */
            cost: number;
            detail: components["schemas"]["Said"][];
            /** @enum {string} */
            die: "1" | "2" | "3" | "4" | "5" | "gas";
            finishes: boolean;
            fraction: string;
            gear: number;
            /** @enum {string} */
            kind: "step";
            label: components["schemas"]["Said"];
            /** @description The number of the line in a corner, as mud leaves it; null on an open road. */
            limit: number | null;
            /** @enum {string} */
            line: "on" | "drift" | "cut" | "back";
            /** @description What the card of a cut may bring; null on other lines. */
            mud: components["schemas"]["Chance"] | null;
            /** @description The car retires at once. */
            out: components["schemas"]["Chance"];
            puncture: components["schemas"]["Chance"] | null;
            risk: number;
            /** @description What the turn costs if it ends here under control. */
            seconds: number;
            /** @description The die is set for seconds, not rolled. */
            set: boolean;
            /**
             * @description What the gear alone brings.
             * @enum {string}
             */
            speed: "safe" | "bumpy" | "overspeed" | "wreck";
        };
        /** @description No step is possible. */
        RallymanStuck: {
            gear: number;
            /** @enum {string} */
            kind: "stuck";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description A die is taken for a step on a line. */
        RallymanTakes: {
            /** @enum {string} */
            die: "1" | "2" | "3" | "4" | "5" | "gas";
            /** @enum {string} */
            kind: "takes";
            /** @enum {string} */
            line: "on" | "drift" | "cut" | "back";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The dice of the plan are thrown. */
        RallymanThrowChoice: {
            /** @description A puncture breaks the plan. */
            broken: components["schemas"]["Chance"];
            detail: components["schemas"]["Said"][];
            fraction: string;
            gear: number;
            /** @description The whole plan is driven under control. */
            kept: components["schemas"]["Chance"];
            /** @enum {string} */
            kind: "throw";
            label: components["schemas"]["Said"];
            /** @description For each die, the chance that control is lost on it. */
            lost_on: components["schemas"]["Chance"][];
            out: components["schemas"]["Chance"];
            risk: number;
            /** @description The card, if the whole plan is driven under control. */
            seconds: number;
            tokens: number;
        };
        /** @description The throw has earned second tokens. */
        RallymanTokens: {
            earned: number;
            /** @enum {string} */
            kind: "tokens";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @description In hand. */
            tokens: number;
        };
        RallymanTyresChoice: {
            asphalt: number;
            detail: components["schemas"]["Said"][];
            /** @enum {string} */
            kind: "tyres";
            label: components["schemas"]["Said"];
            /** @description Spaces of the stage under snow. */
            snow: number;
            /** @enum {string} */
            tyres: "summer" | "winter";
        };
        /** @description Tyres are fitted. */
        RallymanTyresFitted: {
            /** @enum {string} */
            kind: "tyres";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @enum {string} */
            tyres: "summer" | "winter";
        };
        /** @description The position with what a player reads off the table at a glance. */
        RallymanView: {
            arrivals: number;
            /** @description How far down the start list, or the list of zones, a question has gone round. */
            asked: number;
            attack: components["schemas"]["RallymanAttack"];
            /** @description By gear, the backs not yet seen: spin, left, right. */
            backs: {
                [key: string]: number[];
            };
            cars: components["schemas"]["RallymanCar"][];
            dice: components["schemas"]["RallymanDice"];
            /** @enum {string} */
            game: "rallyman";
            /** @description By seat, seconds behind the leader of the classification; null for a retired car. */
            gaps: (number | null)[];
            /** @description Spaces of the stage. */
            length: number;
            /** @description Levels of mud by space. */
            mud: {
                [key: string]: number;
            };
            options: {
                [key: string]: unknown;
            };
            /** @description The seats from first to last: by stages completed, the way along the stage, then the clock; retired cars last. */
            order: number[];
            /** @description The classification by the stages that count. */
            overall: components["schemas"]["RallymanOverall"][];
            /** @enum {string} */
            phase: "tyres" | "spare" | "first" | "next" | "plan" | "drop" | "rest" | "sisu" | "between" | "roll" | "throw" | "shortcut" | "back" | "weather" | "lot" | "over";
            /** @description How far the round has come. */
            place: number;
            /** @description The name of the rally. */
            rally: string;
            /** @description The id of a built-in rally; null for one of one's own. */
            rally_id: string | null;
            result: components["schemas"]["ResultView"] | null;
            round: number;
            /** @description The seats that drive in this round, in the order of their turns. */
            round_order: number[];
            route: string;
            shakedown: boolean;
            /** @description Shortcut cards still in the pile, by kind. */
            shortcuts: {
                [key: string]: number;
            };
            /** @description The zones under snow. */
            snow: string[];
            split_points: number[];
            /** @description By split point of this stage and seat, the time that was taken. */
            splits: (components["schemas"]["RallymanSplit"] | null)[][];
            /** @description Counted from 1 among the stages of this race. */
            stage: number;
            /** @description The number of the stage in its rally: one that is driven alone keeps it. */
            stage_number: number;
            stages: number;
            start_list: number[];
            step: components["schemas"]["RallymanStep"];
            turn: number;
            zones: string[];
        };
        /** @description The weather of a zone is rolled; the seat is -1. */
        RallymanWeather: {
            /** @enum {string} */
            kind: "weather";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @enum {string} */
            surface: "dry" | "snow";
            zone: string;
        };
        /** @description The car leaves the road, or on a cut hits the verge. */
        RallymanWentOff: {
            /** @enum {string} */
            kind: "went_off";
            /** @description Gear dice. */
            lost: number;
            /**
             * @description A car on a cut stays there.
             * @enum {string}
             */
            place: "road" | "cut";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @enum {string} */
            side: "left" | "right";
            terrain: string;
        };
        /** @description A punctured wheel is changed. */
        RallymanWheel: {
            /** @enum {string} */
            kind: "wheel";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            /** @description None between stages. */
            seconds: number;
        };
        /** @description A wheel is changed, or not. */
        RallymanWheelChoice: {
            detail: components["schemas"]["Said"][];
            /** @description Gas dice of a turn afterwards. */
            gas: number;
            /** @enum {string} */
            kind: "wheel";
            label: components["schemas"]["Said"];
            seconds: number;
        };
        /** @description A punctured wheel is not changed. */
        RallymanWheelKept: {
            /** @enum {string} */
            kind: "wheel_kept";
            punctures: number;
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
        };
        /** @description The rally is won. */
        RallymanWon: {
            clock: string;
            /** @enum {string} */
            kind: "won";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            seconds: number;
        };
        /** @description A lone driver has finished the rally: there was nobody to beat. */
        RallymanWonAlone: {
            clock: string;
            /** @enum {string} */
            kind: "won_alone";
            /** @description Whom it concerns; -1 for nobody in particular. */
            seat: number;
            seconds: number;
        };
        /** Received */
        Received: {
            id: string;
        };
        /** Rematch */
        Rematch: {
            code: string;
        };
        /** Renaming */
        Renaming: {
            name: string;
        };
        /** Replay */
        Replay: {
            /** @enum {unknown} */
            by: "move" | "ply";
            frames: components["schemas"]["ReplayFrame"][];
            stopped?: string;
        };
        /**
         * Frame
         * @description What one step of the race changed. The first frame has the whole view, the others what differs.
         */
        ReplayFrame: {
            draw?: string | null;
            events?: components["schemas"]["GameEvent"][];
            number: number;
            play?: string | string[] | null;
            seat?: number | null;
            view: components["schemas"]["Changes"];
        };
        /** Reported */
        Reported: {
            id: string;
        };
        /** Reporting */
        Reporting: {
            message?: string | null;
            reason: string;
            seat?: number | null;
        };
        /** @description How a race ended, as `Result.json` tells it. */
        ResultView: {
            /** @description By seat: 1 for the winner, equal where cars share a place. */
            places: number[];
            reason: string;
            scores: number[];
        };
        /** Revealing */
        Revealing: {
            secrets: components["schemas"]["SeatSecret"][];
        };
        /** @description What decided a race. */
        Review: {
            /** @description Steps that have been judged, */
            done: number;
            drivers: components["schemas"]["DriverReview"][];
            game: string;
            ledgers: components["schemas"]["Ledger"][];
            /** @description Stages of a rally or races of a season that were driven. */
            legs: number;
            line: components["schemas"]["LinePoint"][];
            /** @description The luckiest and the unluckiest throws or draws of each driver. */
            luckiest: components["schemas"]["Luck"][];
            marks: components["schemas"]["Mark"][];
            method: components["schemas"]["ReviewMethod"];
            plies: number;
            /** @description The checksum of the record. */
            record: string;
            /** @description Names. */
            seats: string[];
            /** @description of so many. A review in progress has the marks of those. */
            steps: number;
            story: components["schemas"]["StoryLine"][];
            /** @enum {string} */
            unit: "win" | "seconds" | "turns";
        };
        /** @description A decision that could have been made, and how it compares with the one that was. */
        ReviewLine: {
            /** @description What it does and why; None where nobody can say. */
            advised: components["schemas"]["Advised"] | null;
            /** @description In notation. */
            decision: string[];
            /** @description The standard error of that. */
            error: number;
            /** @description In the unit of losses. */
            gain: number;
            /** @description how many places it gains (negative: it gains places, as a smaller place is better), */
            place: number;
            /** @description and how much time it takes more, alone. */
            time: number;
            /** @description How much more likely it wins, */
            win: number;
        };
        /** @description By what was judged. The same record and the same method give the same review on any machine. */
        ReviewMethod: {
            /** @description Playouts for each decision that was compared; 0 where nothing was played out. */
            budget: number;
            /** @description The bot that drove the playouts; empty where there were none. */
            driver: string;
            /** @description Playouts to the end of the race from every position of the line; 0 where there were none. */
            line: number;
            /** @enum {string} */
            name: "exact" | "value" | "rollouts";
            /** @description The value that judged; empty where none did. */
            value: string;
            version: number;
        };
        /** @description How the review of a race stands, with all that is known so far. */
        ReviewStatus: {
            done: number;
            review: components["schemas"]["Review"] | null;
            /** @enum {unknown} */
            state: "absent" | "waiting" | "working" | "done" | "failed";
            steps: number;
        };
        /** @description How likely something goes wrong. */
        Risk: {
            fraction: string;
            risk: number;
        };
        /** RivalCount */
        RivalCount: {
            ahead: number;
            behind: number;
            bot: string | null;
            counted: number;
            harm: number;
            name: string;
            races: number;
            risk: number;
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
        /** Sealing */
        Sealing: {
            seal: string;
        };
        /** SeasonInfo */
        SeasonInfo: {
            id: string;
            races: components["schemas"]["SeasonRaceInfo"][];
        };
        /** SeasonRaceInfo */
        SeasonRaceInfo: {
            event: string;
            track: string;
            word: string;
        };
        /** SeatFor */
        SeatFor: {
            bot?: string | null;
            /** @enum {string} */
            kind: "open" | "invited" | "bot";
        };
        /** SeatSeal */
        SeatSeal: {
            seal: string;
            seat: number;
        };
        /** SeatSecret */
        SeatSecret: {
            seat: number;
            secret: string;
        };
        /** Sent */
        Sent: {
            record: string;
        };
        /** @description Something that holds for the whole track: a number within bounds, or one of some choices. */
        Setting: {
            /** @description Empty for a number. */
            choices: string[];
            /** @description The edit that sets it: `do` is this, and the field named by the id has the value. */
            edit: string;
            high: number;
            id: string;
            low: number;
            value: number | string;
        };
        /** ShownBye */
        ShownBye: {
            entrant: number;
            round: number;
        };
        /** ShownChampionship */
        ShownChampionship: {
            anyone_opens: boolean;
            byes: components["schemas"]["ShownBye"][];
            clock: components["schemas"]["Bank"] | components["schemas"]["Days"] | null;
            code: string;
            courses: {
                [key: string]: unknown;
            }[];
            created: number;
            drawn: boolean;
            ended: number | null;
            entrants: components["schemas"]["ShownEntrant"][];
            finished: boolean;
            /** @enum {string} */
            format: "season" | "round-robin" | "knock-out";
            game: string;
            host: boolean;
            host_name: string;
            invite: string | null;
            joinable: boolean;
            mine: number | null;
            name: string;
            opens: boolean;
            plans: components["schemas"]["ShownPlan"][];
            points: number[];
            progress: number[][];
            races: components["schemas"]["ShownRace"][];
            standings: components["schemas"]["ShownStanding"][];
            vacant: boolean;
        };
        /** ShownDrill */
        ShownDrill: {
            /** @enum {null|string} */
            grade: "best" | "good" | "poor" | null;
            lesson: number;
            name: string;
            rule: string;
            tries: number;
        };
        /** ShownDrive */
        ShownDrive: {
            cost: number;
            spare: number;
        };
        /** ShownDriver */
        ShownDriver: {
            bot: string | null;
            entrant: number;
            place: number | null;
            points: number;
            substitute: string | null;
        };
        /** ShownEntrant */
        ShownEntrant: {
            bot: string | null;
            gone: boolean;
            name: string;
            number: number;
        };
        /** ShownPlan */
        ShownPlan: {
            races: number;
            seats: number;
        };
        /** ShownRace */
        ShownRace: {
            drivers: components["schemas"]["ShownDriver"][];
            invite: string | null;
            number: number;
            options: {
                [key: string]: unknown;
            };
            round: number;
            /** @enum {string} */
            status: "next" | "open" | "running" | "over" | "walkover" | "later";
            table: string | null;
            track: string;
        };
        /** ShownSeat */
        ShownSeat: {
            agreed: boolean;
            asked: boolean;
            autopilot: boolean;
            away: boolean;
            bot: string | null;
            /** @enum {string} */
            dice: "none" | "sealed" | "revealed" | "missing";
            holidays_left: number;
            /** @enum {string} */
            kind: "open" | "invited" | "person" | "bot";
            /** @enum {null|string} */
            left_by: "absence" | "clock" | "holder" | "host" | "operator" | null;
            muted: boolean;
            name: string;
            paused_until: number | null;
            ready: boolean;
            resigned: boolean;
            seal: string | null;
            seat: number;
        };
        /** ShownStanding */
        ShownStanding: {
            entrant: number;
            place: number;
            places: (number | null)[];
            points: number;
            wins: number;
        };
        /** ShownTable */
        ShownTable: {
            championship?: string | null;
            championship_race?: number | null;
            clock: components["schemas"]["Bank"] | components["schemas"]["Days"] | null;
            code: string;
            commitment: string;
            created: number;
            day: string | null;
            ended: number | null;
            /** @enum {null|string} */
            ended_by: "host" | "operator" | "agreement" | "expiry" | "length" | null;
            frozen: boolean;
            game: string;
            hides: boolean;
            host: string;
            options: {
                [key: string]: unknown;
            };
            places: number[] | null;
            public: boolean;
            rated: boolean;
            rematch: string | null;
            result: {
                [key: string]: unknown;
            } | null;
            /** @default true */
            reviews: boolean;
            seats: components["schemas"]["ShownSeat"][];
            started: number | null;
            /** @enum {string} */
            status: "open" | "starting" | "running" | "over" | "closed";
            track: string;
            training: boolean;
        };
        /** SigningOut */
        SigningOut: {
            /** @default false */
            everywhere: boolean;
        };
        /** @description A car on the road. */
        SimpleCar: {
            /** @description The number of its space. */
            cell: string;
            colour: string;
        };
        /** @description What everybody sees of a simple game, beside the fields of its state. */
        SimpleView: {
            cars: components["schemas"]["SimpleCar"][];
            game: string;
            /** @description How many spaces each car is behind the first. */
            gaps: number[];
            /** @description The last space of the road; the first is 0. */
            length: number;
            options: {
                [key: string]: unknown;
            };
            order: number[];
            result: components["schemas"]["ResultView"] | null;
            seats: number;
            /** @description The seat that decides, -1 for nobody. */
            turn: number;
        };
        /** Sitting */
        Sitting: {
            invite?: string | null;
            name?: string | null;
            seal?: string | null;
        };
        Sketch: components["schemas"]["GTSketch"] | components["schemas"]["HeatTrackSketch"] | components["schemas"]["RaliBoardSketch"] | components["schemas"]["RallySketch"];
        /** SoloDrive */
        SoloDrive: {
            ahead: number | null;
            assisted: boolean;
            best: components["schemas"]["BestDrive"] | null;
            cost: number;
            ghost: components["schemas"]["Ghost"] | null;
            outcome: components["schemas"]["Outcome"] | null;
            ranked: boolean;
            record: components["schemas"]["BestDrive"] | null;
            sealed: boolean;
            targets: components["schemas"]["Aims"] | null;
            turns: number;
            /** @enum {string} */
            unit: "seconds" | "turns";
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
        Statistics: {
            figures: components["schemas"]["Figure"][];
            /** @description By place, how dangerous it is there: 0 to 1. */
            map: {
                [key: string]: number;
            };
        };
        /** @description A sentence of the story. */
        StoryLine: {
            message: components["schemas"]["Said"];
            /** @description The replay shows it here; -1 for a sentence about the whole race. */
            ply: number;
            seat: number;
        };
        /** Studying */
        Studying: {
            document: {
                [key: string]: unknown;
            };
        };
        /** Subscribing */
        Subscribing: {
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
            /** @enum {null|string} */
            language?: "en" | "uk" | "ru" | null;
        };
        /** Switch */
        Switch: {
            on: boolean;
        };
        /** TableForMe */
        TableForMe: {
            colours?: string[];
            host: boolean;
            invites: {
                [key: string]: string;
            };
            mine: number[];
            /** @default false */
            removed: boolean;
            resigned: number[];
            table: components["schemas"]["ShownTable"];
            /** @default false */
            vacant: boolean;
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
        /** TrackCharacter */
        TrackCharacter: {
            corners: number;
            danger: number;
            length: number;
            /** @enum {string} */
            manner: "fast" | "flowing" | "twisty";
        };
        /** TrackCount */
        TrackCount: {
            counted: number;
            game: string;
            harm: number;
            mean_place: number;
            races: number;
            risk: number;
            track: string;
            wins: number;
        };
        /** TrackDocument */
        TrackDocument: {
            document: {
                [key: string]: unknown;
            };
        };
        /** TrackInfo */
        TrackInfo: {
            character: components["schemas"]["TrackCharacter"] | null;
            choices: {
                [key: string]: (string | number)[];
            };
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
            /** @enum {string} */
            unit: "seconds" | "turns";
        };
        /** TrackList */
        TrackList: {
            tracks: components["schemas"]["TrackInfo"][];
        };
        /** TrackReport */
        TrackReport: {
            reason: string;
        };
        /** TriedAgain */
        TriedAgain: {
            code: string;
            /** @enum {string} */
            dice: "new" | "same";
            names: string[];
            ply: number;
            seat: number;
            /** @enum {string} */
            unit: "win" | "seconds" | "turns";
        };
        /** TryingAgain */
        TryingAgain: {
            /**
             * @default new
             * @enum {string}
             */
            dice: "new" | "same";
            ply: number;
            seat: number;
        };
        /** UndoBody */
        UndoBody: {
            moment: number;
            seat: number;
        };
        View: components["schemas"]["GTView"] | components["schemas"]["HeatView"] | components["schemas"]["RaliView"] | components["schemas"]["RallymanView"];
        /** WantedSeat */
        WantedSeat: {
            bot?: string | null;
            /**
             * @default open
             * @enum {string}
             */
            kind: "me" | "open" | "invited" | "bot";
            name?: string | null;
            seal?: string | null;
        };
        /** WholeTrack */
        WholeTrack: {
            document: {
                [key: string]: unknown;
            };
            times: components["schemas"]["BestTime"][];
            track: components["schemas"]["PublishedTrack"];
            /** @enum {string} */
            unit: "seconds" | "turns";
        };
        /** Wishes */
        Wishes: {
            schema: {
                [key: string]: unknown;
            };
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
    ApiBuildersGameBuild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Building"];
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
    ApiBuildersGameCloseClose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosingWanted"];
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
    ApiBuildersGameExportKindExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
                /** @description The ending of another program's files */
                kind: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Studying"];
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
    ApiBuildersGameFitsFits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Fitting"];
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
    ApiBuildersGameGenerateGenerate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Generating"];
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
    ApiBuildersGamePicturePicture: {
        parameters: {
            query?: {
                theme?: "light" | "dark" | "auto";
                language?: "en" | "uk" | "ru";
                /** @description Pixels, rounded up to one of 300, 600, 1200, 2400, 4000; the height follows */
                width?: number;
            };
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PictureWanted"];
            };
        };
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
    ApiBuildersGamePiecesGetPieces: {
        parameters: {
            query?: {
                theme?: "light" | "dark" | "auto";
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
                    "application/json": string;
                };
            };
        };
    };
    ApiBuildersGameSheetSheet: {
        parameters: {
            query?: {
                theme?: "light" | "dark" | "auto";
                language?: "en" | "uk" | "ru";
            };
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Studying"];
            };
        };
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
    ApiBuildersGameStudyStudy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Studying"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Progress"];
                };
            };
        };
    };
    ApiBuildersGameTracksGetTrackDocument: {
        parameters: {
            query?: {
                language?: "en" | "uk" | "ru";
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
                    "application/json": components["schemas"]["TrackDocument"];
                };
            };
        };
    };
    ApiBuildersGameWishesGetWishes: {
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
                    "application/json": components["schemas"]["Wishes"];
                };
            };
        };
    };
    ApiChampionshipsMakeChampionship: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChampionship"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownChampionship"];
                };
            };
        };
    };
    ApiChampionshipsCodeShowChampionship: {
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
                    "application/json": components["schemas"]["ShownChampionship"];
                };
            };
        };
    };
    ApiChampionshipsCodeAnyoneOpensLetAnyoneOpen: {
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
                "application/json": components["schemas"]["Switch"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownChampionship"];
                };
            };
        };
    };
    ApiChampionshipsCodeBotsAddEntrantBot: {
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
                "application/json": components["schemas"]["AddingBot"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownChampionship"];
                };
            };
        };
    };
    ApiChampionshipsCodeDrawDrawEvening: {
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
                "application/json": components["schemas"]["Drawing"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownChampionship"];
                };
            };
        };
    };
    ApiChampionshipsCodeEndEndChampionship: {
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
                    "application/json": components["schemas"]["ShownChampionship"];
                };
            };
        };
    };
    ApiChampionshipsCodeEntrantsJoinChampionship: {
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
                "application/json": components["schemas"]["Joining"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownChampionship"];
                };
            };
        };
    };
    ApiChampionshipsCodeEntrantsNumberLeaveChampionship: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's code */
                code: string;
                /** @description Counted from 0 */
                number: number;
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
    ApiChampionshipsCodeHostBecomeHostOfChampionship: {
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
                    "application/json": components["schemas"]["ShownChampionship"];
                };
            };
        };
    };
    ApiChampionshipsCodeInvitationShowChampionshipInvitation: {
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
                    "application/json": components["schemas"]["InvitationToShow"];
                };
            };
        };
    };
    ApiChampionshipsCodeRacesNumberOpenRace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's code */
                code: string;
                /** @description Counted from 0 */
                number: number;
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
                    "application/json": components["schemas"]["RaceOpened"];
                };
            };
        };
    };
    ApiDailyGetDaily: {
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
                    "application/json": components["schemas"]["Daily"];
                };
            };
        };
    };
    ApiDailyGameDriveDaily: {
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
    ApiDrillsGameGetDrills: {
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
                    "application/json": components["schemas"]["Drills"];
                };
            };
        };
    };
    ApiDrillsGameStartDrill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
                drill: string;
            };
            cookie?: never;
        };
        requestBody?: never;
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
    ApiDrillsGamePictureGetDrillPicture: {
        parameters: {
            query?: {
                theme?: "light" | "dark" | "auto";
                language?: "en" | "uk" | "ru";
            };
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
                drill: string;
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
    ApiDrillsGameVerdictJudgeDrill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
                drill: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Decided"];
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
    ApiFeedsTokenTurnsAtomGetFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address */
                token: string;
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
                    "application/atom+xml": string;
                };
            };
        };
    };
    ApiFeedsTokenTurnsIcsGetCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address */
                token: string;
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
                    "text/calendar": string;
                };
            };
        };
    };
    ApiGalleryListGallery: {
        parameters: {
            query?: {
                game?: string | null;
                words?: string;
                order?: "raced" | "new";
                mine?: boolean;
                after?: number;
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
                    "application/json": components["schemas"]["Gallery"];
                };
            };
        };
    };
    ApiGalleryGamePublish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Publishing"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedTrack"];
                };
            };
        };
    };
    ApiGalleryGameTrackShowPublished: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
                /** @description The fingerprint of a track */
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
                    "application/json": components["schemas"]["WholeTrack"];
                };
            };
        };
    };
    ApiGalleryGameTrackRemovePublished: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
                /** @description The fingerprint of a track */
                track: string;
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
    ApiGalleryGameTrackPictureGetPublishedPicture: {
        parameters: {
            query?: {
                theme?: "light" | "dark" | "auto";
                language?: "en" | "uk" | "ru";
                width?: number;
            };
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
                /** @description The fingerprint of a track */
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
    ApiGalleryGameTrackReportsReportPublished: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's id */
                game: string;
                /** @description The fingerprint of a track */
                track: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackReport"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reported"];
                };
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
                /** @description Pixels, rounded up to one of 300, 600, 1200, 2400, 4000; the height follows */
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
    ApiGamesTracksSignsGetSigns: {
        parameters: {
            query?: {
                theme?: "light" | "dark" | "auto";
                language?: "en" | "uk" | "ru";
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
    ApiGamesWordsGetWords: {
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
                    "text/plain": string;
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
    ApiLinkUseLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Linking"];
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
    ApiMeDeleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
    ApiMeChampionshipsMyChampionships: {
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
                    "application/json": components["schemas"]["MyChampionships"];
                };
            };
        };
    };
    ApiMeDevicesMyDevices: {
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
                    "application/json": components["schemas"]["Devices"];
                };
            };
        };
    };
    ApiMeDevicesIdEndDevice: {
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
    ApiMeExportExportMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stream Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    ApiMeHistoryMyHistory: {
        parameters: {
            query?: {
                game?: string | null;
                track?: string | null;
                rival?: string | null;
                result?: "won" | "podium" | "beaten" | "resigned" | null;
                since?: number;
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
    ApiMeInsightGetInsight: {
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
                    "application/json": components["schemas"]["Insight"];
                };
            };
        };
    };
    ApiMeInsightKindsCsvGetInsightKinds: {
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
                    "text/csv": string;
                };
            };
        };
    };
    ApiMeInsightCsvGetInsightTable: {
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
                    "text/csv": string;
                };
            };
        };
    };
    ApiMeLinkLinkDevice: {
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
                    "application/json": components["schemas"]["LinkCode"];
                };
            };
        };
    };
    ApiMeNoticesMyNotices: {
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
                    "application/json": components["schemas"]["Notices"];
                };
            };
        };
    };
    ApiMeNoticesFeedRenewFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedWanted"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedAddresses"];
                };
            };
        };
    };
    ApiMeNoticesFeedEndFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
    ApiMeNoticesPushSubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Subscribing"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notices"];
                };
            };
        };
    };
    ApiMeNoticesPushUnsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
    ApiMePasskeysAddPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credential"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
        };
    };
    ApiMePasskeysOptionsOfferPasskey: {
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
                    "application/json": components["schemas"]["Options"];
                };
            };
        };
    };
    ApiMePasskeysIdEndPasskey: {
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
    ApiMeRacesMyRaces: {
        parameters: {
            query?: {
                status?: "open" | "running" | "over" | null;
                put_away?: boolean;
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
    ApiMeRacesCodePutAwayPutRaceAway: {
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
                "application/json": components["schemas"]["Switch"];
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
    ApiMeRecordsMyRecords: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["MyRecords"];
                };
            };
        };
    };
    ApiMeSignOutSignMeOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SigningOut"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: boolean;
                    };
                };
            };
        };
    };
    ApiMeStatisticsMyStatistics: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["MyStatistics"];
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
    ApiPracticeGetPractice: {
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
                    "application/json": components["schemas"]["Practice"];
                };
            };
        };
    };
    ApiPracticePractise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Practising"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Practice"];
                };
            };
        };
    };
    ApiPuzzlesGetPuzzles: {
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
                    "application/json": components["schemas"]["DailyPuzzles"];
                };
            };
        };
    };
    ApiPuzzlesGameOpenPuzzle: {
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
    ApiReviewsSendRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sent"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Received"];
                };
            };
        };
    };
    ApiReviewsIdGetSentReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The checksum of a record */
                id: string;
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
    ApiSignInUsePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credential"];
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
    ApiSignInOptionsAskPasskey: {
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
                    "application/json": components["schemas"]["Options"];
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
    ApiTablesCodeAgainRaceAgain: {
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
                "application/json": components["schemas"]["Again"];
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
    ApiTablesCodeAgainFromGetTriedAgain: {
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
                    "application/json": components["schemas"]["TriedAgain"];
                };
            };
        };
    };
    ApiTablesCodeAgainFromTryAgain: {
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
                "application/json": components["schemas"]["TryingAgain"];
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
    ApiTablesCodeAgainMarkJudgeAgain: {
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
    ApiTablesCodeDriveGetDrive: {
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
                    "application/json": components["schemas"]["SoloDrive"];
                };
            };
        };
    };
    ApiTablesCodeHostBecomeHost: {
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
    ApiTablesCodeInvitationShowInvitation: {
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
                "application/json": components["schemas"]["Inviting"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationToShow"];
                };
            };
        };
    };
    ApiTablesCodeLogGetLog: {
        parameters: {
            query?: {
                /** @description Whose view: a seat counted from 0, or -1 for the spectators' */
                seat?: number;
                before?: number;
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
    ApiTablesCodeMomentsGetMoments: {
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
            /** @description The proof */
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
    ApiTablesCodePuzzleVerdictJudgePuzzle: {
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
    ApiTablesCodeReportsReport: {
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
                "application/json": components["schemas"]["Reporting"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reported"];
                };
            };
        };
    };
    ApiTablesCodeResultPictureGetResultPicture: {
        parameters: {
            query?: {
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
    ApiTablesCodeRevealRevealSecrets: {
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
                "application/json": components["schemas"]["Revealing"];
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
    ApiTablesCodeReviewGetReview: {
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
    ApiTablesCodeReviewStartReview: {
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
    ApiTablesCodeSeatsAddSeat: {
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
                "application/json": components["schemas"]["SeatFor"];
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
    ApiTablesCodeSeatsArrangeSeat: {
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
                "application/json": components["schemas"]["SeatFor"];
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
    ApiTablesCodeSeatsAgreeAgreeToEnd: {
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
                "application/json": components["schemas"]["Switch"];
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
    ApiTablesCodeSeatsAutopilotSwitchAutopilot: {
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
                "application/json": components["schemas"]["Switch"];
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
    ApiTablesCodeSeatsBotHandSeatOver: {
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
                "application/json": components["schemas"]["HandingOver"];
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
    ApiTablesCodeSeatsCarChangeCar: {
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
                "application/json": components["schemas"]["ChangingCar"];
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
    ApiTablesCodeSeatsDropDropSeat: {
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
    ApiTablesCodeSeatsMuteMuteSeat: {
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
                "application/json": components["schemas"]["Switch"];
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
    ApiTablesCodeSeatsNameRenameDriver: {
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
                    "application/json": components["schemas"]["TableForMe"];
                };
            };
        };
    };
    ApiTablesCodeSeatsPauseTakeHoliday: {
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
                "application/json": components["schemas"]["Holiday"];
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
    ApiTablesCodeSeatsReadySetReady: {
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
                "application/json": components["schemas"]["Switch"];
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
    ApiTablesCodeSeatsRemoveRemoveFromSeat: {
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
    ApiTablesCodeSeatsResignResignSeat: {
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
    ApiTablesCodeSeatsSealSealSecret: {
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
                "application/json": components["schemas"]["Sealing"];
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
