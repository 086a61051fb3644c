// Generated from /openapi.json of the edge by "pnpm generate:client": do not edit.

export interface paths {
    "/_reports/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where browsers tell how a page fared, and nothing of who looked at it. */
        post: operations["postReportsVisits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the edge answers, and can store a lead. It asks no upstream.
         * @description A Worker that lacks a binding or a variable answers 503 with the names. Renders that failed because of the machine (a renderer that is gone or hangs, a start too slow) are counted by kind, since this isolate started: no release is to blame for them. `ignored` names trackers and frames that are written wrong, and so are left out.
         */
        get: operations["getHealthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this isolate serves, what waits in the outbox, how each upstream does, how old the cache is. */
        get: operations["getPlatformStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether somebody has to be woken: 503 with each condition, its figures and its name in the runbook.
         * @description Leads that wait, failing renders, a renderer that is lost, a cron trigger that stopped, stores that do not answer. What waits for office hours (an old offer, a spent budget, held leads, an upstream that is gone) answers 200 with its sentence.
         */
        get: operations["getPlatformHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same figures for Prometheus, as text. */
        get: operations["getPlatformMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/backup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copies the registry, the outbox, the alerts and the histories of homes now, such as before a risky change.
         * @description Kept for a week, beside the last copy of each hour that the cron trigger makes.
         */
        post: operations["postPlatformBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restores a store from the newest copy before an instant, or tells which copy that is.
         * @description The registry becomes what it was, but for versions and tokens that were added or ended since. The outbox gets the leads that it lacks, and sends them; alerts that are missing are added.
         */
        post: operations["postPlatformRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_reports/csp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where browsers report what our content security policy refused. */
        post: operations["postReportsCsp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which third parties count visits, once a visitor agreed. */
        get: operations["getContentTracking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/shorttexts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Short texts by key */
        get: operations["getContentShorttexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/longtexts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Long texts by key, as HTML */
        get: operations["getContentLongtexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Short and long texts by key
         * @description With the version that the texts have now, the reply may be kept for ever. With another one it has the texts of now, and is kept like any other.
         */
        get: operations["getContentTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/socials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The firm's social channels */
        get: operations["getContentSocials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who works here */
        get: operations["getContentEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/vertrouwen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews with their source, and where the office is registered */
        get: operations["getContentVertrouwen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who writes the blogs */
        get: operations["getContentAuthors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Selling packages and valuation tariffs */
        get: operations["getContentPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/geldverstrekkers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mortgage lenders */
        get: operations["getContentGeldverstrekkers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/hypotheekrente": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Interest rates and rules with which a month’s costs are estimated */
        get: operations["getContentHypotheekrente"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/frame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The links of menu and footer */
        get: operations["getContentFrame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page with its banners
         * @description With `alleen=kop` without them, for pages that show the words above them alone.
         */
        get: operations["getContentPagesSlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Blogs and landing pages, newest first */
        get: operations["getContentBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/blogs/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A blog with its text */
        get: operations["getContentBlogsSlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wp-json/acf/v3/options/page_fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The options page of the blog backend */
        get: operations["getWpJsonAcfV3OptionsPageFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wp-json/wp/v2/{resource}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts, pages, categories and tags of the blog backend
         * @description With its own paths, shapes and paging headers (`x-wp-total`, `x-wp-totalpages`, `link`). `resource` is posts, pages, categories or tags. Published content only, and cleaned.
         */
        get: operations["getWpJsonWpV2Resource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All pages that may be found, of all remotes */
        get: operations["getSitemapXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feed.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest blogs as RSS */
        get: operations["getFeedXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/robots.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What crawlers may ask for */
        get: operations["getRobotsTxt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/webhook/{cms}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells that content was changed
         * @description Sent by the CMSes themselves. The header `x-binnen-signature` holds `t=<seconds>,v1=<hex>`: the HMAC-SHA256 of "<seconds>.<body>" under the shared secret, at most five minutes old. `collection` (headless CMS) or `type` (blog backend) names what is read anew; `keys` and `slug` name the pages or blogs: a page that is named by its slug leaves the others as they are.
         */
        post: operations["postContentWebhookCms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/objects/archive/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Homes that answer a question and filters, sorted, with the counts of each filter’s choices.
         * @description With `fields=shown` homes have what a card shows; other fields are empty. With `fields=full` each home has all its pictures, texts and facts, and a reply at most 50 homes: `paginering.volgende` is the next page.
         */
        get: operations["getObjectsArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/objects/suggest/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a visitor may mean while typing: places, streets, homes, filters.
         * @description Each with the number of homes that a list with the same filters has for it, for sale unless it only has homes for rent; what finds none is left out. `filters`: what the last words ask for, with what was typed before them.
         */
        get: operations["getObjectsSuggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/objects/map/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coordinates of the homes of a list, with the names of places.
         * @description The same questions as of the lists: `searchquery`, or `address` with `radius`, and all filters.
         */
        get: operations["getObjectsMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/objects/places/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The known places and how many homes each has. */
        get: operations["getObjectsPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/objects/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What came, changed and went in the offer since a cursor; without one, the whole offer.
         * @description Ask on with `since` = `cursor` of the last reply, every few minutes; `volgende` says that there is more already. A home is there once, with its last change. What has gone is told for 90 days: a cursor that is older, or of a feed that was lost, answers 410, and the caller begins again without `since`, and drops the homes that are not named then. Partners that are configured get the same as signed posts.
         */
        get: operations["getObjectsChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/listings/changes/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last 500 posts of changes to partners, newest first. */
        get: operations["getPlatformListingsChangesDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/objects/{city}/{object}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A home, with everything that its page shows. */
        get: operations["getObjectsCityObject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/objects/{city}/{object}/agenda.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open houses of a home as an iCalendar file, or a viewing at a time that was agreed.
         * @description Times are local Dutch times. Nothing of a viewing is stored: the office puts the address with its time into a confirmation. `voorlopig=ja`: the visitor asked for that time, and nothing was agreed yet.
         */
        get: operations["getObjectsCityObjectAgendaIcs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/google/radius/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Homes within so many km of an address, place or postcode; `volgorde` has the order.
         * @description With `fields=full` each home has all its pictures, texts and facts, and a reply at most 50 homes: `paginering.volgende` is the next page.
         */
        get: operations["getGoogleRadius"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realworks/objects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The offer in the provider’s way of paging: `paginering.volgende` is the next page.
         * @description Active homes only, so `actief=false` has none. `status` is one or more with commas between them, or given more than once. With `fields=full` each home has all its pictures, texts and facts, and a reply at most 50 homes: `paginering.volgende` is the next page.
         */
        get: operations["getRealworksObjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wonen/v1/objecten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The offer in the provider’s way of paging: `paginering.volgende` is the next page.
         * @description Active homes only, so `actief=false` has none. `status` is one or more with commas between them, or given more than once. With `fields=full` each home has all its pictures, texts and facts, and a reply at most 50 homes: `paginering.volgende` is the next page.
         */
        get: operations["getWonenV1Objecten"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/listings/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reads the offer from its feed anew, as the cron trigger does every few minutes. Within 5 seconds of the last time it answers what was read then. */
        post: operations["postPlatformListingsRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture by its address at its source, which must be a configured one. With `Accept: application/json`: where it is on this site, whole (`data`) and small (`datathumbnail`). */
        get: operations["getImagesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{origin}/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of a home or a blog.
         * @description Only of configured sources: origin and path prefix. The format is in the path, so nothing varies by `Accept`.
         */
        get: operations["getImagesOriginPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of the CMS.
         * @description Only of configured sources: origin and path prefix. The format is in the path, so nothing varies by `Accept`.
         */
        get: operations["getAssetsPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ac/contact/add/{form}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds or updates a contact. It is on disk before the reply, and reaches the marketing service later if need be.
         * @description With query parameters and an empty body it is one call and does just that. With a form-encoded body and `_formulier` it is one of our forms, and everything that belongs to that form follows. `Idempotency-Key` makes the same lead sent twice one lead; with other values it is refused. A form with the values of that person’s last lead, within ten minutes, is the same lead without it, too. Of the parameters each form takes its own: `verkoopformulier` firstname, email, phone, package, adres, tags; `formulier` firstname, email, phone, message, tags, formtype, TOOL_CALCULATION, TOOL_CALCULATION_ADDRESS, lastname, WAARBIJ_HELPEN; `taxatie` firstname, email, phone, message, pakket, field_type, field_v_housenumber, field_v_zipcode, field_v_address, field_v_city, field_v_voucher, field_geldverstrekker, field_reson, via_hypotheekrente_tool, tags; `zoekservice` firstname, email, phone, type_woning, specs, aantalkamers, oppervlakte, plaatsen, soorten, prijstot, tags; `wooncontinuplan` firstname, email, phone, package, tags; `gratiswaardebepaling` firstname, email, phone, straat, plaats, huisnr, postcode, tags, message, formtype; `verkoopadvies` firstname, email, phone, straat, plaats, huisnr, postcode, message, tags; `waarde-woning-berekenen` email, estimatedValue, address, firstname, phone, tags, formtype; `energielabel` firstname, email, phone, straat, plaats, huisnr, postcode, message, formtype, tags; `kopers` firstname, email, phone, woning, tags. A call with query parameters gets a `subscriber_id` for the calls that follow, valid for an hour, also while the contact still waits. A refusal is `result_code` 0 with status 200.
         */
        post: operations["postAcContactAddForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ac/contact/automation/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notifies the office of a contact.
         * @description `id` is the `subscriber_id` of a contact call of the last hour. When that contact still waits to be delivered, this call waits behind it, in order; when it cannot be delivered, this is not sent before it.
         */
        post: operations["postAcContactAutomationNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ac/contact/note/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a note to a contact.
         * @description `id` is the `subscriber_id` of a contact call of the last hour. When that contact still waits to be delivered, this call waits behind it, in order; when it cannot be delivered, this is not sent before it.
         */
        post: operations["postAcContactNoteAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realworks/zoekopdracht": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a search job in the CRM. A reply whose `name` is "Error" is a failure.
         * @description `Idempotency-Key` makes the same lead sent twice one lead; with other values it is refused.
         */
        post: operations["postRealworksZoekopdracht"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/melding/aanvragen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a mail with new homes of a list, which is sent once the address was confirmed.
         * @description `lijst` is the address of a list of homes, such as `/woningaanbod/deventer?kamers=3`. The reply is the same for every address, until it has twenty alerts or was asked for too often in a day: then it is refused, and nothing is kept. A browser that sends the form gets a page.
         */
        post: operations["postMeldingAanvragen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/melding/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for new homes of a list by web push. The alert is on at once.
         * @description `abonnement` is `PushSubscription.toJSON()` as text, made with the key of `<meta name="web-push">`. The same browser and list again is the same alert. `beheer` is the page that pauses or ends it. With `vorig`, the subscription whose place it takes, the alerts of that one go on with it; without a `lijst` nothing is added.
         */
        post: operations["postMeldingPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/melding/beheren": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An alert, by the key in its mail. Reading it changes nothing.
         * @description A browser gets its page, with buttons that confirm, pause and end it.
         */
        get: operations["getMeldingBeheren"];
        put?: never;
        /**
         * Confirms, pauses, resumes or ends an alert, or says how often it is mailed.
         * @description The address of `List-Unsubscribe` (RFC 8058): a body `List-Unsubscribe=One-Click` ends it. An alert that has ended is erased.
         */
        post: operations["postMeldingBeheren"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads that could not be delivered, or those of another state, newest first; as JSON or CSV.
         * @description `held` are those that look like a robot's or came above a ceiling; `reason` says which. JSON comes in pages: `next` is `before` of the next one. CSV has all that fit the filter.
         */
        get: operations["getPlatformLeads"];
        put?: never;
        /** Sends leads again: all dead letters, all that a ceiling held, or those with these keys. What looks like a robot’s is sent by its key alone. */
        post: operations["postPlatformLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/leads/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything of one person, in every state: the right of access. The address is in the body, not in a URL. */
        post: operations["postPlatformLeadsSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/leads/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One lead with all that its visitor said. The look is kept, with the name of the token. */
        post: operations["postPlatformLeadsLook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/leads/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erases the leads with these keys, or everything of one person. What is not yet sent is not sent.
         * @description Here alone: what the marketing service and the CRM got is erased there.
         */
        post: operations["postPlatformLeadsErase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/leads/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done with leads, when and by whom, newest first; for a year. */
        get: operations["getPlatformLeadsActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookups/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an answer of Turnstile, after a lookup was refused with `challenge-required`.
         * @description The lookups of addresses, values and distances count together, by network and hour.
         */
        post: operations["postLookupsChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/postcode/lookup/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses of a postcode and house number, by letter and addition.
         * @description A wrong parameter is a problem document with the field `error` as well.
         */
        get: operations["getPostcodeLookup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/postcode/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses of a postcode and house number, by letter and addition.
         * @description A wrong parameter is a problem document with the field `error` as well.
         */
        get: operations["getPostcodeLookupWithoutSlash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mg/references/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The value range of a home and of comparable homes near it. An indication, not a valuation. */
        get: operations["getMgReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mg/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The value range of a home and of comparable homes near it. An indication, not a valuation. */
        get: operations["getMgReferencesWithoutSlash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mg/streetview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of a place, without the maps service seeing who looks. */
        get: operations["getMgStreetview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The offer for an assistant: a server of the Model Context Protocol.
         * @description Streamable HTTP without sessions: each message is a POST with `Accept: application/json, text/event-stream`. Its tools search homes, tell all about one, list places, estimate monthly costs, and lead a visitor to the form for a viewing. They change and send nothing. A notification is answered by 202, without a body.
         */
        post: operations["postMcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document. */
        get: operations["getOpenapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi-3.0.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document in OpenAPI 3.0, for generators that do not read 3.1. */
        get: operations["getOpenapi30Json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document as a page. */
        get: operations["getApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/style.css": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The style sheet of that page. */
        get: operations["getApiStyleCss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who answers a URL and why: its page is rendered once more, and nothing of that is kept. */
        get: operations["getPlatformExplain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Renders that failed in the last 14 days, the newest first; at most 200. */
        get: operations["getPlatformReplays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/replays/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What it takes to render a failed page again, and the stack with its places in the sources. */
        get: operations["getPlatformReplaysId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/releases/{remote}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record of a release: for the token of a team, of its own remote or of what is or was live. */
        get: operations["getPlatformReleasesRemoteVersion"];
        /** Publishes a release: its record, client files and server modules as one archive. It never changes again. */
        put: operations["putPlatformReleasesRemoteVersion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every published release; for the token of a team, those of its own remote. */
        get: operations["getPlatformReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/releases/{remote}/{version}/rehearsal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the result of opening a published release in a browser, in the place of the one before. */
        post: operations["postPlatformReleasesRemoteVersionRehearsal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/releases/{remote}/{version}/files/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A server module or a source map of a release, by its SHA-256. */
        get: operations["getPlatformReleasesRemoteVersionFilesHash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/composition/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The records of the live releases, with the hashes of their files. */
        get: operations["getPlatformCompositionReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/composition/modules/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A server module of a live release, by its SHA-256. */
        get: operations["getPlatformCompositionModulesHash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/composition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The live composition: which version of each remote. */
        get: operations["getPlatformComposition"];
        put?: never;
        /** Promotes versions, all or none, after every page and widget of them was rendered. */
        post: operations["postPlatformComposition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/composition/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was live when, and by whose token. */
        get: operations["getPlatformCompositionHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The previews that can be seen now, with an address for those who may make one. */
        get: operations["getPlatformPreviews"];
        put?: never;
        /** Composes versions beside the live ones, and answers an address that shows exactly that mix. */
        post: operations["postPlatformPreviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/previews/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a preview before its time: no grant for it is good any more.
         * @description For the token that made it, for one that publishes a remote that it changed when it was made, and for one with the scope `promote`.
         */
        post: operations["postPlatformPreviewsEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/canary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The canaries that run, and those that ended last: what was counted on both sides, and what each waits for. */
        get: operations["getPlatformCanary"];
        put?: never;
        /** Gives a share of the visitors other versions, or a canary that runs another share. */
        post: operations["postPlatformCanary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/canary/promote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the canary live for everybody. */
        post: operations["postPlatformCanaryPromote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/canary/abort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the canary back: all visitors get what is live. */
        post: operations["postPlatformCanaryAbort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/composition/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goes back to what was live before the last promote or retirement: one remote, or everything. */
        post: operations["postPlatformCompositionRollback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/composition/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a remote out of the composition; its releases stay, and can be promoted again. Refused while that loses pages that `allowLoss` does not name. */
        post: operations["postPlatformCompositionRetire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/clean": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes releases, compositions and files that nothing refers to, or tells what that would be. */
        post: operations["postPlatformClean"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/composition/rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes to KV anew what it has of the live composition, from the files and the registry. */
        post: operations["postPlatformCompositionRebuild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which paths each remote may claim. */
        get: operations["getPlatformGrants"];
        put?: never;
        /** Allows a remote a path and what is below it; "/:slug" is what no other remote claims. */
        post: operations["postPlatformGrants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/grants/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a grant away again. Refused while a release that is live or in a canary needs it. */
        post: operations["postPlatformGrantsWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tokens that were issued: what each may do, until when, and who issued it. */
        get: operations["getPlatformTokens"];
        put?: never;
        /** Issues a token. The reply is the only place where it is ever shown. */
        post: operations["postPlatformTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/tokens/{name}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issues a token in the place of another of the same name, which stays good for a while. */
        post: operations["postPlatformTokensNameRotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/tokens/{name}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends every good token of a name at once; `leaked` says why to who still sends it. */
        post: operations["postPlatformTokensNameRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/remotes/{remote}/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the releases of a remote fare in browsers: views, faults, error budget, and LCP, INP and CLS by page. */
        get: operations["getPlatformRemotesRemoteHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/remotes/{remote}/error-budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The part of a remote’s views that may have a fault before its team is told. Null: that of all remotes, 0.005. */
        post: operations["postPlatformRemotesRemoteErrorBudget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_platform/remotes/{remote}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the team of a remote is told when its live release has trouble, and when that is over. An empty address ends it. */
        post: operations["postPlatformRemotesRemoteWebhook"];
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
        Address: {
            street: string;
            number: number;
            /** @default null */
            letter: string | null;
            /** @default null */
            addition: string | null;
            postcode: string;
            city: {
                /** @default  */
                id: string;
                label: string;
            };
        };
        AddressLookup: {
            _embedded: {
                addresses: components["schemas"]["Address"][];
            };
            error?: string;
        };
        Archive: {
            resultaten: components["schemas"]["ListedHome"][];
            paginering: components["schemas"]["Paging"];
            begrepen?: string | null;
            tellingen?: components["schemas"]["Facets"];
            zonder?: {
                filters: {
                    [key: string]: number;
                };
                alle: number;
                vraag: number;
            };
            zin?: {
                vraag: {
                    [key: string]: string;
                };
                rest: string[];
            };
            verkoop?: {
                vanaf: string;
                tot: string;
                aantal: number;
                dagen: number | null;
            };
        };
        Asset: {
            id: string;
            /** @default  */
            omschrijving: string;
            /** @default null */
            width: number | null;
            /** @default null */
            height: number | null;
        };
        Assets: {
            scripts: string[];
            styles: string[];
        };
        Author: {
            id: number;
            voornaam: string;
            achternaam: string;
            /** @default null */
            functie: string | null;
            /** @default null */
            avatar: components["schemas"]["Asset"] | null;
        };
        Authors: {
            data: components["schemas"]["Author"][];
        };
        Banner: {
            id: string;
            soort: string;
            /** @default null */
            anker: string | null;
            banner_fields: components["schemas"]["BannerRow"][];
        };
        BannerRow: {
            field_slug: string;
            /** @default null */
            text: string | null;
            /** @default null */
            url: string | null;
            /** @default null */
            imageurl: string | null;
            /** @default null */
            wysiwyg: string | null;
        };
        Blog: {
            id: number;
            type: string;
            slug: string;
            titel?: string;
            title?: string;
            date_created?: string;
            date?: string;
            /** @default null */
            date_updated: string | null;
            /** @default null */
            uitgelichte_afbeelding: {
                id: number | string;
                link: string;
                /** @default  */
                alt: string;
            } | null;
            /** @default  */
            excerpt: string;
            /** @default [] */
            categories: components["schemas"]["Term"][];
            /** @default [] */
            tags: components["schemas"]["Term"][];
            /** @default null */
            intro: string | null;
            content: string;
            /** @default 1 */
            leestijd: number;
            /** @default null */
            author: components["schemas"]["Author"] | null;
            /** @default [] */
            related: components["schemas"]["BlogCard"][];
        };
        BlogCard: {
            id: number;
            type: string;
            slug: string;
            titel?: string;
            title?: string;
            date_created?: string;
            date?: string;
            date_updated?: string;
            /** @default null */
            uitgelichte_afbeelding: {
                id: number | string;
                link: string;
                /** @default  */
                alt: string;
            } | null;
            /** @default  */
            excerpt: string;
            /** @default [] */
            categories: components["schemas"]["Term"][];
            /** @default [] */
            tags: components["schemas"]["Term"][];
        };
        Blogs: {
            data: components["schemas"]["BlogCard"][];
            total: number;
            categories: components["schemas"]["Term"][];
        };
        Broker: {
            voornaam: string;
            achternaam: string;
            /** @default null */
            functie: string | null;
            /** @default null */
            phonenumber: string | null;
            /** @default null */
            achtergrond_afbeelding: components["schemas"]["Asset"] | null;
        };
        Card: {
            id: number;
            slug: string;
            objectSku: string;
            citySlug: string;
            /** @enum {string} */
            status: "BESCHIKBAAR" | "ONDER_BOD" | "VERKOCHT_ONDER_VOORBEHOUD" | "VERHUURD_ONDER_VOORBEHOUD" | "VERKOCHT" | "VERHUURD" | "AANGEKOCHT";
            /** @default null */
            straat: string | null;
            /** @default null */
            huisnummer: string | null;
            /** @default null */
            huisnummertoevoeging: string | null;
            /** @default null */
            postcode: string | null;
            /** @default null */
            plaats: string | null;
            /** @default null */
            buurt: string | null;
            /** @default null */
            subtitle: string | null;
            /** @default null */
            image_alt_text: string | null;
            /** @default null */
            koopprijs: number | null;
            /** @default null */
            huurprijs: number | null;
            /** @default null */
            koopconditie: string | null;
            /** @default null */
            huurconditie: string | null;
            prijsvorm?: string | null;
            /** @default null */
            woonoppervlakte: number | null;
            /** @default null */
            aantalkamers: number | null;
            /** @default null */
            energieklasse: string | null;
            /** @default null */
            objecttype: string | null;
            /** @default [] */
            etages: {
                /** @default 0 */
                aantalSlaapkamers: number;
            }[];
            /** @default [] */
            openhuisdagen: components["schemas"]["Openhuisdag"][];
            /** @default [] */
            media: components["schemas"]["Media"][];
            /** @default null */
            lat: number | null;
            /** @default null */
            lon: number | null;
            prijsverlaging?: components["schemas"]["PriceReduction"] | null;
            soorten?: string[];
            buitenruimte?: string[];
            zonligging?: string | null;
            bouwjaar?: string | null;
            verdieping?: number | null;
            parkeren?: string[];
            perceeloppervlakte?: number | null;
            servicekosten?: number | null;
            verkocht_op?: string | null;
            verkocht_na?: number | null;
            date_created: string;
            date_updated: string;
        };
        ChallengeReply: {
            lookups: number;
        };
        Change: {
            datum: string;
            prijs?: {
                van: number;
                naar: number;
                /** @enum {string} */
                soort: "koop" | "huur";
                /** @default null */
                conditie: string | null;
            } | null;
            status?: {
                /** @enum {string} */
                van: "BESCHIKBAAR" | "ONDER_BOD" | "VERKOCHT_ONDER_VOORBEHOUD" | "VERHUURD_ONDER_VOORBEHOUD" | "VERKOCHT" | "VERHUURD" | "AANGEKOCHT";
                /** @enum {string} */
                naar: "BESCHIKBAAR" | "ONDER_BOD" | "VERKOCHT_ONDER_VOORBEHOUD" | "VERHUURD_ONDER_VOORBEHOUD" | "VERKOCHT" | "VERHUURD" | "AANGEKOCHT";
            } | null;
            opnieuw?: boolean;
        };
        ContactReply: {
            /** @enum {number} */
            result_code: 0 | 1;
            result_message: string;
            subscriber_id?: string;
        };
        Employee: {
            id: number;
            voornaam: string;
            achternaam: string;
            /** @default null */
            functie: string | null;
            /** @default null */
            over: string | null;
            /** @default null */
            phonenumber: string | null;
            /** @default null */
            achtergrond_afbeelding: components["schemas"]["Asset"] | null;
            registratie?: string | null;
            verantwoordelijk?: boolean;
        };
        Employees: {
            data: components["schemas"]["Employee"][];
        };
        Facets: {
            [key: string]: {
                [key: string]: number;
            };
        };
        Fact: {
            label: string;
            waarde: string;
        };
        FactGroup: {
            titel: string;
            feiten: components["schemas"]["Fact"][];
        };
        File: {
            path: string;
            sha256: string;
            integrity: string;
            bytes: number;
        };
        /** @description Post it to `/ac/contact/add/formulier`. A list is JSON, a ticked checkbox is `ja`. */
        FormApply: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            _formulier: "apply";
            firstname: string;
            lastname: string;
            email: string;
            phone: string;
            /**
             * @description The visitor agreed.
             * @enum {string}
             */
            acceptsPrivacy: "ja";
            WAARBIJ_HELPEN?: string;
            anders?: string;
            tags?: string;
            formtype?: string;
            /** @description The path of the page with the form; only for a form without script. */
            _pagina?: string;
            /** @description Leave it empty: a robot fills it in, and its form is held for a person to look at. */
            _website?: string;
            /** @description Milliseconds between the first sight of the form and the send. */
            _invultijd?: string;
            /** @description An answer of Turnstile, where it is configured. A form without it is held. */
            "cf-turnstile-response"?: string;
        };
        /** @description Post it to `/ac/contact/add/formulier`. A list is JSON, a ticked checkbox is `ja`. */
        FormContact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            _formulier: "contact";
            firstname: string;
            email: string;
            phone: string;
            /**
             * @description The visitor agreed.
             * @enum {string}
             */
            acceptsPrivacy: "ja";
            message?: string;
            wantsCall?: string;
            /** @description The path of the page with the form; only for a form without script. */
            _pagina?: string;
            /** @description Leave it empty: a robot fills it in, and its form is held for a person to look at. */
            _website?: string;
            /** @description Milliseconds between the first sight of the form and the send. */
            _invultijd?: string;
            /** @description An answer of Turnstile, where it is configured. A form without it is held. */
            "cf-turnstile-response"?: string;
        };
        /** @description Post it to `/ac/contact/add/energielabel`. A list is JSON, a ticked checkbox is `ja`. */
        FormEnergyLabel: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            _formulier: "energy-label";
            firstname: string;
            email: string;
            phone: string;
            /**
             * @description The visitor agreed.
             * @enum {string}
             */
            acceptsPrivacy: "ja";
            postcode?: string;
            huisnr?: string;
            toevoeging?: string;
            straat?: string;
            plaats?: string;
            fulladdress?: string;
            wantsCall?: string;
            /** @description The path of the page with the form; only for a form without script. */
            _pagina?: string;
            /** @description Leave it empty: a robot fills it in, and its form is held for a person to look at. */
            _website?: string;
            /** @description Milliseconds between the first sight of the form and the send. */
            _invultijd?: string;
            /** @description An answer of Turnstile, where it is configured. A form without it is held. */
            "cf-turnstile-response"?: string;
        };
        /** @description Post it to `/ac/contact/add/wooncontinuplan`. A list is JSON, a ticked checkbox is `ja`. */
        FormFinancial: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            _formulier: "financial";
            firstname: string;
            email: string;
            phone: string;
            /**
             * @description The visitor agreed.
             * @enum {string}
             */
            acceptsPrivacy: "ja";
            package?: string;
            wantsCall?: string;
            /** @description The path of the page with the form; only for a form without script. */
            _pagina?: string;
            /** @description Leave it empty: a robot fills it in, and its form is held for a person to look at. */
            _website?: string;
            /** @description Milliseconds between the first sight of the form and the send. */
            _invultijd?: string;
            /** @description An answer of Turnstile, where it is configured. A form without it is held. */
            "cf-turnstile-response"?: string;
        };
        /** @description Post it to `/ac/contact/add/gratiswaardebepaling`. A list is JSON, a ticked checkbox is `ja`. It needs `fulladdress`, or `straat` and `plaats`: postcode and number alone are no address. */
        FormFreeValuation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            _formulier: "free-valuation";
            firstname: string;
            email: string;
            phone: string;
            /**
             * @description The visitor agreed.
             * @enum {string}
             */
            acceptsPrivacy: "ja";
            postcode?: string;
            huisnr?: string;
            toevoeging?: string;
            straat?: string;
            plaats?: string;
            fulladdress?: string;
            wantsCall?: string;
            /** @description The path of the page with the form; only for a form without script. */
            _pagina?: string;
            /** @description Leave it empty: a robot fills it in, and its form is held for a person to look at. */
            _website?: string;
            /** @description Milliseconds between the first sight of the form and the send. */
            _invultijd?: string;
            /** @description An answer of Turnstile, where it is configured. A form without it is held. */
            "cf-turnstile-response"?: string;
        };
        /** @description Post it to `/ac/contact/add/formulier`. A list is JSON, a ticked checkbox is `ja`. */
        FormGetToKnow: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            _formulier: "get-to-know";
            firstname: string;
            email: string;
            phone: string;
            /**
             * @description The visitor agreed.
             * @enum {string}
             */
            acceptsPrivacy: "ja";
            tags?: string;
            /** @description The path of the page with the form; only for a form without script. */
            _pagina?: string;
            /** @description Leave it empty: a robot fills it in, and its form is held for a person to look at. */
            _website?: string;
            /** @description Milliseconds between the first sight of the form and the send. */
            _invultijd?: string;
            /** @description An answer of Turnstile, where it is configured. A form without it is held. */
            "cf-turnstile-response"?: string;
        };
        /** @description Post it to `/ac/contact/add/kopers`. A list is JSON, a ticked checkbox is `ja`. */
        FormInterest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            _formulier: "interest";
            firstname: string;
            email: string;
            phone: string;
            /**
             * @description The visitor agreed.
             * @enum {string}
             */
            acceptsPrivacy: "ja";
            woning?: string;
            wantsCall?: string;
            message?: string;
            voorkeur1?: string;
            voorkeur2?: string;
            voorkeur3?: string;
            /** @description The path of the page with the form; only for a form without script. */
            _pagina?: string;
            /** @description Leave it empty: a robot fills it in, and its form is held for a person to look at. */
            _website?: string;
            /** @description Milliseconds between the first sight of the form and the send. */
            _invultijd?: string;
            /** @description An answer of Turnstile, where it is configured. A form without it is held. */
            "cf-turnstile-response"?: string;
        };
        /** @description Post it to `/ac/contact/add/formulier`. A list is JSON, a ticked checkbox is `ja`. */
        FormLetting: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            _formulier: "letting";
            firstname: string;
            email: string;
            phone: string;
            /**
             * @description The visitor agreed.
             * @enum {string}
             */
            acceptsPrivacy: "ja";
            wantsCall?: string;
            /** @description The path of the page with the form; only for a form without script. */
            _pagina?: string;
            /** @description Leave it empty: a robot fills it in, and its form is held for a person to look at. */
            _website?: string;
            /** @description Milliseconds between the first sight of the form and the send. */
            _invultijd?: string;
            /** @description An answer of Turnstile, where it is configured. A form without it is held. */
            "cf-turnstile-response"?: string;
        };
        /** @description Post it to `/ac/contact/add/formulier`. A list is JSON, a ticked checkbox is `ja`. */
        FormMortgageInterest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            _formulier: "mortgage-interest";
            firstname: string;
            email: string;
            phone: string;
            /**
             * @description The visitor agreed.
             * @enum {string}
             */
            acceptsPrivacy: "ja";
            postcode?: string;
            huisnr?: string;
            toevoeging?: string;
            straat?: string;
            plaats?: string;
            fulladdress?: string;
            wantsCall?: string;
            TOOL_CALCULATION?: string;
            TOOL_CALCULATION_ADDRESS?: string;
            /** @description The path of the page with the form; only for a form without script. */
            _pagina?: string;
            /** @description Leave it empty: a robot fills it in, and its form is held for a person to look at. */
            _website?: string;
            /** @description Milliseconds between the first sight of the form and the send. */
            _invultijd?: string;
            /** @description An answer of Turnstile, where it is configured. A form without it is held. */
            "cf-turnstile-response"?: string;
        };
        /** @description Post it to `/ac/contact/add/formulier`. A list is JSON, a ticked checkbox is `ja`. */
        FormObjectValuationContact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            _formulier: "object-valuation-contact";
            firstname: string;
            email: string;
            phone: string;
            /**
             * @description The visitor agreed.
             * @enum {string}
             */
            acceptsPrivacy: "ja";
            wantsCall?: string;
            tags?: string;
            /** @description The path of the page with the form; only for a form without script. */
            _pagina?: string;
            /** @description Leave it empty: a robot fills it in, and its form is held for a person to look at. */
            _website?: string;
            /** @description Milliseconds between the first sight of the form and the send. */
            _invultijd?: string;
            /** @description An answer of Turnstile, where it is configured. A form without it is held. */
            "cf-turnstile-response"?: string;
        };
        /** @description Post it to `/ac/contact/add/formulier`. A list is JSON, a ticked checkbox is `ja`. */
        FormPromotional: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            _formulier: "promotional";
            firstname: string;
            lastname: string;
            email: string;
            phone: string;
            /**
             * @description The visitor agreed.
             * @enum {string}
             */
            acceptsPrivacy: "ja";
            WAARBIJ_HELPEN?: string;
            anders?: string;
            tags?: string;
            formtype?: string;
            /** @description The path of the page with the form; only for a form without script. */
            _pagina?: string;
            /** @description Leave it empty: a robot fills it in, and its form is held for a person to look at. */
            _website?: string;
            /** @description Milliseconds between the first sight of the form and the send. */
            _invultijd?: string;
            /** @description An answer of Turnstile, where it is configured. A form without it is held. */
            "cf-turnstile-response"?: string;
        };
        /** @description Post it to `/ac/contact/add/verkoopadvies`. A list is JSON, a ticked checkbox is `ja`. It needs `fulladdress`, or `straat` and `plaats`: postcode and number alone are no address. */
        FormSalesAdvice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            _formulier: "sales-advice";
            firstname: string;
            lastname: string;
            email: string;
            phone: string;
            /**
             * @description The visitor agreed.
             * @enum {string}
             */
            acceptsPrivacy: "ja";
            postcode?: string;
            huisnr?: string;
            toevoeging?: string;
            straat?: string;
            plaats?: string;
            fulladdress?: string;
            message?: string;
            wantsCall?: string;
            /** @description The path of the page with the form; only for a form without script. */
            _pagina?: string;
            /** @description Leave it empty: a robot fills it in, and its form is held for a person to look at. */
            _website?: string;
            /** @description Milliseconds between the first sight of the form and the send. */
            _invultijd?: string;
            /** @description An answer of Turnstile, where it is configured. A form without it is held. */
            "cf-turnstile-response"?: string;
        };
        /** @description Post it to `/ac/contact/add/zoekservice`. A list is JSON, a ticked checkbox is `ja`. With `type_woning=koop` it needs `aantalkamers` and `oppervlakte`. */
        FormSearchService: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            _formulier: "search-service";
            type_woning: string;
            plaatsen: string;
            soorten: string;
            prijstot: string;
            firstname: string;
            lastname: string;
            email: string;
            phone: string;
            /**
             * @description The visitor agreed.
             * @enum {string}
             */
            acceptsPrivacy: "ja";
            aantalkamers?: string;
            oppervlakte?: string;
            /** @description The path of the page with the form; only for a form without script. */
            _pagina?: string;
            /** @description Leave it empty: a robot fills it in, and its form is held for a person to look at. */
            _website?: string;
            /** @description Milliseconds between the first sight of the form and the send. */
            _invultijd?: string;
            /** @description An answer of Turnstile, where it is configured. A form without it is held. */
            "cf-turnstile-response"?: string;
        };
        /** @description Post it to `/ac/contact/add/verkoopformulier`. A list is JSON, a ticked checkbox is `ja`. */
        FormSelling: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            _formulier: "selling";
            firstname: string;
            email: string;
            phone: string;
            /**
             * @description The visitor agreed.
             * @enum {string}
             */
            acceptsPrivacy: "ja";
            package?: string;
            adres?: string;
            wantsCall?: string;
            voorkeur1?: string;
            voorkeur2?: string;
            voorkeur3?: string;
            /** @description The path of the page with the form; only for a form without script. */
            _pagina?: string;
            /** @description Leave it empty: a robot fills it in, and its form is held for a person to look at. */
            _website?: string;
            /** @description Milliseconds between the first sight of the form and the send. */
            _invultijd?: string;
            /** @description An answer of Turnstile, where it is configured. A form without it is held. */
            "cf-turnstile-response"?: string;
        };
        /** @description Post it to `/ac/contact/add/taxatie`. A list is JSON, a ticked checkbox is `ja`. It needs `fulladdress`, or `straat` and `plaats`: postcode and number alone are no address. */
        FormValuationRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            _formulier: "valuation-request";
            package: string;
            field_type: string;
            firstname: string;
            lastname: string;
            email: string;
            phone: string;
            /**
             * @description The visitor agreed.
             * @enum {string}
             */
            acceptsPrivacy: "ja";
            postcode?: string;
            huisnr?: string;
            toevoeging?: string;
            straat?: string;
            plaats?: string;
            fulladdress?: string;
            prijs?: string;
            field_geldverstrekker?: string;
            field_reson?: string;
            anders?: string;
            verbouwing?: string;
            voucher?: string;
            field_v_voucher?: string;
            message?: string;
            wantsCall?: string;
            valuation?: string;
            /** @description The path of the page with the form; only for a form without script. */
            _pagina?: string;
            /** @description Leave it empty: a robot fills it in, and its form is held for a person to look at. */
            _website?: string;
            /** @description Milliseconds between the first sight of the form and the send. */
            _invultijd?: string;
            /** @description An answer of Turnstile, where it is configured. A form without it is held. */
            "cf-turnstile-response"?: string;
        };
        /** @description Post it to `/ac/contact/add/waarde-woning-berekenen`. A list is JSON, a ticked checkbox is `ja`. */
        FormValuationTool: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            _formulier: "valuation-tool";
            email: string;
            postcode?: string;
            huisnr?: string;
            toevoeging?: string;
            straat?: string;
            plaats?: string;
            fulladdress?: string;
            estimatedValue?: string;
            address?: string;
            /** @description The path of the page with the form; only for a form without script. */
            _pagina?: string;
            /** @description Leave it empty: a robot fills it in, and its form is held for a person to look at. */
            _website?: string;
            /** @description Milliseconds between the first sight of the form and the send. */
            _invultijd?: string;
            /** @description An answer of Turnstile, where it is configured. A form without it is held. */
            "cf-turnstile-response"?: string;
        };
        /** @description Post it to `/ac/contact/add/formulier`. A list is JSON, a ticked checkbox is `ja`. */
        FormValuationToolContact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            _formulier: "valuation-tool-contact";
            firstname: string;
            email: string;
            phone: string;
            wantsCall?: string;
            tags?: string;
            estimatedValue?: string;
            postcode?: string;
            huisnr?: string;
            toevoeging?: string;
            /** @description The path of the page with the form; only for a form without script. */
            _pagina?: string;
            /** @description Leave it empty: a robot fills it in, and its form is held for a person to look at. */
            _website?: string;
            /** @description Milliseconds between the first sight of the form and the send. */
            _invultijd?: string;
            /** @description An answer of Turnstile, where it is configured. A form without it is held. */
            "cf-turnstile-response"?: string;
        };
        FrameContent: {
            menu: components["schemas"]["FrameLink"][];
            diensten: components["schemas"]["FrameLink"][];
            kolommen: {
                titel: string;
                /** @default null */
                key: string | null;
                links: components["schemas"]["FrameLink"][];
            }[];
            documenten: components["schemas"]["FrameLink"][];
            /** @default null */
            inloggen: components["schemas"]["FrameLink"] | null;
        };
        FrameLink: {
            titel: string;
            url: string;
            /** @default null */
            key: string | null;
        };
        GetHealthzReply: {
            /** @constant */
            status: "ok";
            machineFailures: {
                [key: string]: number;
            };
            ignored?: {
                field: string;
                message: string;
            }[];
        };
        GetImagesGetReply: {
            data: string;
            datathumbnail: string;
            soort: string | null;
            volgnummer: number | null;
        };
        GetMeldingBeherenReply: {
            /** @enum {string} */
            staat: "onbevestigd" | "actief" | "gepauzeerd" | "gestopt";
            /** @enum {string} */
            frequentie: "direct" | "dagelijks" | "wekelijks";
            /** @enum {string} */
            dag?: "maandag" | "dinsdag" | "woensdag" | "donderdag" | "vrijdag" | "zaterdag" | "zondag";
            woorden: string[];
            lijst: string;
            /** @constant */
            kanaal?: "push";
        };
        GetObjectsChangesReply: {
            wijzigingen: {
                /** @enum {string} */
                soort: "nieuw" | "gewijzigd" | "weg";
                id: number;
                tijd: string;
                /** @enum {string} */
                status: "BESCHIKBAAR" | "ONDER_BOD" | "VERKOCHT_ONDER_VOORBEHOUD" | "VERHUURD_ONDER_VOORBEHOUD" | "VERKOCHT" | "VERHUURD" | "AANGEKOCHT";
                pad: string;
                object: string | null;
            }[];
            cursor: string;
            volgende: string | null;
        };
        GetObjectsSuggestReply: {
            suggesties: {
                /** @enum {string} */
                soort: "plaats" | "straat" | "postcode" | "buurt" | "woning";
                tekst: string;
                aantal: number;
                /** @enum {string} */
                aanbod?: "koop" | "huur";
                /** @default null */
                pad: string | null;
            }[];
            filters?: {
                /** @constant */
                soort: "filter";
                tekst: string;
                aantal: number;
                /** @enum {string} */
                aanbod: "koop" | "huur";
                vraag: {
                    [key: string]: string;
                };
            }[];
        };
        GetPlatformCanaryReply: {
            canary: {
                id: string;
                composition: string;
                versions: {
                    [key: string]: string;
                };
                changes: string[];
                share: number;
                by: string;
                at: number;
                endedAt?: number;
                /** @enum {string} */
                state: "running" | "promoted" | "aborted" | "rolled-back";
                says: string;
                auto: {
                    shares: number[];
                    everyMinutes: number;
                } | null;
                counts: {
                    stable: {
                        views: number;
                        faults: {
                            [key: string]: number;
                        };
                        lcp: {
                            [key: string]: number;
                        };
                        inp: {
                            [key: string]: number;
                        };
                        forms: {
                            [key: string]: number;
                        };
                    };
                    canary: {
                        views: number;
                        faults: {
                            [key: string]: number;
                        };
                        lcp: {
                            [key: string]: number;
                        };
                        inp: {
                            [key: string]: number;
                        };
                        forms: {
                            [key: string]: number;
                        };
                    };
                };
                evidence: {
                    [key: string]: {
                        value: number;
                        limit: number;
                    };
                };
                faults: {
                    /** @enum {string} */
                    side: "stable" | "canary";
                    /** @enum {string} */
                    kind: "server" | "gap" | "data" | "form" | "error" | "hydration" | "chunk";
                    page: string | null;
                    stack: string;
                    source?: string;
                    count: number;
                    networks?: number;
                }[];
                forms: {
                    form: string;
                    stable: number;
                    canary: number;
                    /** @enum {string} */
                    verdict: "fewer" | "no-difference" | "too-few";
                    evidence: number;
                    limit: number;
                }[];
                apart: {
                    [key: string]: number;
                };
            } | null;
            canaries: {
                id: string;
                composition: string;
                versions: {
                    [key: string]: string;
                };
                changes: string[];
                share: number;
                by: string;
                at: number;
                endedAt?: number;
                /** @enum {string} */
                state: "running" | "promoted" | "aborted" | "rolled-back";
                says: string;
                auto: {
                    shares: number[];
                    everyMinutes: number;
                } | null;
                counts: {
                    stable: {
                        views: number;
                        faults: {
                            [key: string]: number;
                        };
                        lcp: {
                            [key: string]: number;
                        };
                        inp: {
                            [key: string]: number;
                        };
                        forms: {
                            [key: string]: number;
                        };
                    };
                    canary: {
                        views: number;
                        faults: {
                            [key: string]: number;
                        };
                        lcp: {
                            [key: string]: number;
                        };
                        inp: {
                            [key: string]: number;
                        };
                        forms: {
                            [key: string]: number;
                        };
                    };
                };
                evidence: {
                    [key: string]: {
                        value: number;
                        limit: number;
                    };
                };
                faults: {
                    /** @enum {string} */
                    side: "stable" | "canary";
                    /** @enum {string} */
                    kind: "server" | "gap" | "data" | "form" | "error" | "hydration" | "chunk";
                    page: string | null;
                    stack: string;
                    source?: string;
                    count: number;
                    networks?: number;
                }[];
                forms: {
                    form: string;
                    stable: number;
                    canary: number;
                    /** @enum {string} */
                    verdict: "fewer" | "no-difference" | "too-few";
                    evidence: number;
                    limit: number;
                }[];
                apart: {
                    [key: string]: number;
                };
            }[];
        };
        GetPlatformCompositionHistoryReply: {
            history: {
                sequence: number;
                at: number;
                compositionId: string;
                versions: {
                    [key: string]: string;
                };
                /** @enum {string} */
                action: "promote" | "rollback" | "retire";
                remote: string | null;
                restores: number | null;
                by: string;
            }[];
        };
        GetPlatformCompositionModulesHashReply: {
            source: string;
        };
        GetPlatformCompositionReleasesReply: {
            releases: components["schemas"]["Release"][];
        };
        GetPlatformCompositionReply: {
            id: string | null;
            versions: {
                [key: string]: string;
            };
        };
        GetPlatformExplainReply: {
            path: string;
            composition: string;
            /** @enum {string} */
            server: "composed" | "built-in";
            failure: string | null;
            status: number;
            location: string | null;
            page: {
                pattern: string | null;
                remote: string | null;
                version: string | null;
            };
            widgets: {
                name: string;
                remote: string | null;
                version: string | null;
            }[];
            gaps: {
                widget: string;
                owner: string | null;
                reason: string;
            }[];
            rounds: number;
            reads: {
                call: string;
                status: number;
                cache: string | null;
                tags: {
                    [key: string]: number;
                };
                ms: number;
            }[];
            kept: {
                now: {
                    /** @enum {string} */
                    state: "hit" | "stale";
                    ageSeconds: number;
                } | null;
                why: string;
            };
            steps: {
                name: string;
                ms: number;
            }[];
            canaries: {
                id: string;
                share: number;
                composition: string;
            }[];
            canary: {
                id: string;
                share: number;
                composition: string;
            } | null;
            answered?: {
                id: string;
                at: number;
                status: number;
                composition: string | null;
                server: string | null;
                cache: string | null;
            };
        };
        GetPlatformGrantsReply: {
            grants: {
                remote: string;
                path: string;
                at: number;
                by: string;
            }[];
        };
        GetPlatformHealthReply: {
            /** @enum {string} */
            state: "well" | "soon";
            conditions: {
                /** @enum {string} */
                name: "leads-are-refused" | "leads-wait" | "leads-need-a-person" | "leads-are-turned-down" | "a-ceiling-is-reached" | "leads-are-held" | "suspects-are-held" | "held-leads-have-no-room" | "alerts-wait" | "pages-fail" | "the-renderer-is-lost" | "the-cron-stopped" | "the-offer-is-old" | "an-upstream-is-gone" | "a-budget-is-spent" | "a-store-is-silent";
                /** @enum {string} */
                level: "wake" | "soon";
                says: string;
            }[];
        };
        GetPlatformLeadsActionsReply: {
            actions: {
                at: number;
                by: string;
                /** @enum {string} */
                did: "sent again" | "erased" | "erased a person" | "searched a person" | "exported" | "looked at" | "restored";
                leads: number;
            }[];
        };
        GetPlatformLeadsReply: {
            leads: components["schemas"]["PostPlatformLeadsLookReply"][];
            next: number | null;
        };
        GetPlatformListingsChangesDeliveriesReply: {
            deliveries: {
                partner: string;
                at: string;
                changes: number;
                outcome: string;
            }[];
        };
        GetPlatformPreviewsReply: {
            previews: {
                id: string;
                versions: {
                    [key: string]: string;
                };
                at: number;
                by: string;
                expires: number;
                /** @default [] */
                changes: string[];
                url: string | null;
            }[];
        };
        GetPlatformReleasesRemoteVersionFilesHashReply: {
            source: string;
        };
        GetPlatformReleasesReply: {
            releases: {
                remote: string;
                version: string;
                at: number;
                by: string;
            }[];
        };
        GetPlatformRemotesRemoteHealthReply: {
            remote: string;
            troubles: {
                /** @enum {string} */
                name: "budget" | "new-fault" | "slower";
                remote: string;
                version: string;
                says: string;
                /** @enum {string} */
                whose: "release" | "platform" | "upstream";
                command: string;
            }[];
            webhook: string | null;
            budget: number;
            releases: {
                version: string;
                isLive: boolean;
                since: number | null;
                by: string | null;
                views: number;
                faults: number;
                used: number;
                pace: number;
                kinds: {
                    /** @enum {string} */
                    kind: "server" | "gap" | "data" | "form" | "error" | "hydration" | "chunk";
                    page: string | null;
                    stack: string;
                    source?: string;
                    count: number;
                }[];
                pages: {
                    page: string;
                    views: number;
                    lcp: number | null;
                    inp: number | null;
                    cls: number | null;
                }[];
            }[];
        };
        GetPlatformReplaysIdReply: {
            id: string;
            at: number;
            composition: string;
            pattern: string | null;
            /** @enum {string} */
            kind: "server" | "gap" | "data";
            path: string;
            says: string;
            versions: {
                [key: string]: string;
            };
            url: string;
            now: number;
            data: {
                [key: string]: components["schemas"]["ReadResult"];
            } | null;
            status: number | null;
            gaps: {
                widget: string;
                owner: string | null;
                reason: string;
            }[];
            stack: {
                function: string | null;
                built: string;
                source: string | null;
            }[];
        };
        GetPlatformReplaysReply: {
            replays: {
                id: string;
                at: number;
                composition: string;
                pattern: string | null;
                /** @enum {string} */
                kind: "server" | "gap" | "data";
                path: string;
                says: string;
            }[];
        };
        GetPlatformStatusReply: {
            composition: {
                id: string;
                versions: {
                    [key: string]: string;
                };
            } | null;
            purges: {
                [key: string]: number;
            };
            outbox: {
                pending: number;
                oldestPendingSeconds: number | null;
                dead: number;
                held: number;
            } | null;
            gaps: {
                release: string | null;
                page: string | null;
                widget: string;
                /** @enum {string} */
                reason: "not-offered" | "no-data" | "failed";
                count: number;
                lastAt: number;
            }[];
            machineFailures: {
                [key: string]: number;
            };
            upstreams: {
                service: string;
                /** @enum {string} */
                state: "closed" | "open" | "half-open";
                failures: number;
                openUntil: string | null;
                lastFailureAt: string | null;
                inFlight: number;
                waiting: number;
            }[];
            cache: {
                key: string;
                ageSeconds: number;
            }[];
        };
        GetPlatformTokensReply: {
            tokens: {
                name: string;
                digits: string;
                scopes: string[];
                at: number;
                by: string;
                expires: number;
                ended: ("revoked" | "leaked" | "replaced") | null;
            }[];
        };
        Lenders: {
            geldverstrekkers: {
                title: string;
            }[];
        };
        ListedHome: {
            id: number;
            slug: string;
            objectSku: string;
            citySlug: string;
            /** @enum {string} */
            status: "BESCHIKBAAR" | "ONDER_BOD" | "VERKOCHT_ONDER_VOORBEHOUD" | "VERHUURD_ONDER_VOORBEHOUD" | "VERKOCHT" | "VERHUURD" | "AANGEKOCHT";
            /** @default null */
            straat: string | null;
            /** @default null */
            huisnummer: string | null;
            /** @default null */
            huisnummertoevoeging: string | null;
            /** @default null */
            postcode: string | null;
            /** @default null */
            plaats: string | null;
            /** @default null */
            buurt: string | null;
            /** @default null */
            subtitle: string | null;
            /** @default null */
            image_alt_text: string | null;
            /** @default null */
            koopprijs: number | null;
            /** @default null */
            huurprijs: number | null;
            /** @default null */
            koopconditie: string | null;
            /** @default null */
            huurconditie: string | null;
            prijsvorm?: string | null;
            /** @default null */
            woonoppervlakte: number | null;
            /** @default null */
            aantalkamers: number | null;
            /** @default null */
            energieklasse: string | null;
            /** @default null */
            objecttype: string | null;
            /** @default [] */
            etages: {
                /** @default 0 */
                aantalSlaapkamers: number;
                aantalKamers?: number;
                omschrijving?: string | null;
            }[];
            /** @default [] */
            openhuisdagen: components["schemas"]["Openhuisdag"][];
            /** @default [] */
            media: components["schemas"]["Media"][];
            /** @default null */
            lat: number | null;
            /** @default null */
            lon: number | null;
            prijsverlaging?: components["schemas"]["PriceReduction"] | null;
            soorten?: string[];
            buitenruimte?: string[];
            zonligging?: string | null;
            bouwjaar?: string | null;
            verdieping?: number | null;
            parkeren?: string[];
            perceeloppervlakte?: number | null;
            servicekosten?: number | null;
            verkocht_op?: string | null;
            verkocht_na?: number | null;
            date_created: string;
            date_updated: string;
            aanbiedingstekst?: string | null;
            flyertekst?: string | null;
            inhoud?: number | null;
            kenmerken?: components["schemas"]["FactGroup"][];
            wijzigingen?: components["schemas"]["Change"][];
            gevolgd_sinds?: string | null;
        };
        LongTexts: {
            key: string;
            /** @default null */
            text: string | null;
        }[];
        Map: {
            punten: {
                id: number;
                lat: number;
                lon: number;
                adres: string;
                /** @enum {string} */
                status: "BESCHIKBAAR" | "ONDER_BOD" | "VERKOCHT_ONDER_VOORBEHOUD" | "VERHUURD_ONDER_VOORBEHOUD" | "VERKOCHT" | "VERHUURD" | "AANGEKOCHT";
                /** @default null */
                koopprijs: number | null;
                /** @default null */
                huurprijs: number | null;
                pad: string;
            }[];
            plaatsen: {
                plaats: string;
                lat: number;
                lon: number;
            }[];
            /** @default null */
            tegels: string | null;
        };
        Media: {
            soort: string;
            link: string;
            /** @default 0 */
            volgnummer: number;
            /** @default null */
            omschrijving: string | null;
        };
        MortgageTerms: {
            /** @default null */
            peildatum: string | null;
            rentes: {
                jaren: number;
                rente: number;
            }[];
            /** @default null */
            belasting: {
                jaar: number;
                aftrektarief: number;
                eigenwoningforfait: number;
                forfait_tot: number;
            } | null;
            /** @default null */
            leenruimte: {
                jaar: number;
                bron: string;
                /** @default null */
                bron_url: string | null;
                bedragen: {
                    labels: string[];
                    bedrag: number;
                }[];
            } | null;
        };
        OfferedWidget: {
            says: string;
            props: {
                [key: string]: unknown;
            };
            placeable: boolean;
            /**
             * @default gap
             * @enum {string}
             */
            late: "document" | "gap";
        };
        Openhuisdag: {
            start: string;
            /** @default null */
            eind: string | null;
        };
        Package: {
            id: number;
            /** @enum {string} */
            soort: "verkoop" | "taxatie";
            titel: string;
            /** @default null */
            vanaf_tot_prijs: string | null;
            /** @default null */
            vanaf: number | null;
            /** @default null */
            tot: number | null;
            /** @default null */
            prijs: string | null;
            /** @default false */
            meest_gekozen: boolean;
            /** @default [] */
            items: string[];
        };
        Packages: {
            data: components["schemas"]["Package"][];
        };
        Page: {
            slug: string;
            /** @enum {string} */
            type: "page" | "landingpage";
            titel: string;
            /** @default null */
            subtitel: string | null;
            /** @enum {string} */
            header: "Home" | "Objects" | "singleObject" | "Page" | "Zoekopdracht" | "Bedankt" | "Blogs" | "SingleBlog" | "Default";
            /** @default null */
            achtergrond: components["schemas"]["Asset"] | null;
            /**
             * @default
             * @enum {string}
             */
            gradient: "" | "full" | "blackoverlay";
            /** @default null */
            meta_titel: string | null;
            /** @default null */
            meta_omschrijving: string | null;
            /** @default null */
            date_updated: string | null;
            banners: components["schemas"]["Banner"][];
        };
        PageFields: {
            acf: {
                [key: string]: unknown;
            };
        };
        Paging: {
            totaalAantal: number;
            /** @default null */
            volgende: string | null;
        };
        Pixel: {
            path: string;
            id: string;
            event: string | null;
        };
        Places: {
            plaatsen: {
                plaats: string;
                citySlug: string;
                aantal: number;
            }[];
        };
        PostContentWebhookCmsReply: {
            tags: string[];
        };
        PostMcpReply: {
            /** @constant */
            jsonrpc: "2.0";
        };
        PostMeldingAanvragenReply: {
            /** @constant */
            staat: "onbevestigd";
        };
        PostMeldingPushReply: {
            /** @constant */
            staat: "actief";
            beheer: string;
        };
        PostPlatformBackupReply: {
            copied: string[];
            failed: string[];
        };
        PostPlatformCleanReply: {
            releases: string[];
            compositions: number;
            files: number;
            bytes: number;
        };
        PostPlatformCompositionReply: {
            id: string | null;
            versions: {
                [key: string]: string;
            };
            changed: boolean;
            changes?: {
                remote: string;
                from: string | null;
                to: string | null;
                added: string[];
                gone: string[];
                bytes: {
                    before: number;
                    after: number;
                };
                notes?: string[];
            }[];
            unrehearsed?: string[];
        };
        PostPlatformCompositionRollbackReply: {
            id: string | null;
            versions: {
                [key: string]: string;
            };
            changed: boolean;
        };
        PostPlatformLeadsEraseReply: {
            erased: number;
        };
        PostPlatformLeadsLookReply: {
            key: string;
            number: number;
            form: string;
            /** @enum {string} */
            state: "pending" | "delivered" | "refused" | "dead" | "held";
            reason: string | null;
            received: string;
            attempts: number;
            marks: string[];
            values: {
                [key: string]: string;
            };
            steps: {
                kind: string;
                state: string;
                attempts: number;
                error?: string;
            }[];
            history: {
                at: string;
                by: string;
                did: string;
            }[];
        };
        PostPlatformLeadsReply: {
            retried: number;
        };
        PostPlatformLeadsSearchReply: {
            leads: components["schemas"]["PostPlatformLeadsLookReply"][];
            meldingen: {
                /** @enum {string} */
                staat: "onbevestigd" | "actief" | "gepauzeerd" | "gestopt";
                /** @enum {string} */
                frequentie: "direct" | "dagelijks" | "wekelijks";
                /** @enum {string} */
                dag?: "maandag" | "dinsdag" | "woensdag" | "donderdag" | "vrijdag" | "zaterdag" | "zondag";
                woorden: string[];
                lijst: string;
                /** @constant */
                kanaal?: "push";
                sinds: number;
            }[];
        };
        PostPlatformListingsRefreshReply: {
            homes: number;
            version: string;
            ageSeconds: number;
        };
        PostPlatformPreviewsEndReply: {
            id: string;
        };
        PostPlatformPreviewsReply: {
            id: string;
            versions: {
                [key: string]: string;
            };
            url: string;
            grant: string;
            expires: number;
            sendsForms: boolean;
        };
        PostPlatformReleasesRemoteVersionRehearsalReply: {
            remote: string;
            version: string;
        };
        PostPlatformRemotesRemoteErrorBudgetReply: {
            remote: string;
            budget: number;
        };
        PostPlatformRemotesRemoteWebhookReply: {
            remote: string;
            host: string | null;
            secret: string | null;
            taken: boolean;
        };
        PostPlatformRestoreReply: {
            from: string;
            restored: number;
        };
        PostPlatformTokensNameRevokeReply: {
            name: string;
            revoked: number;
        };
        PostPlatformTokensReply: {
            token: string;
            name: string;
            scopes: string[];
            expires: number;
        };
        PriceReduction: {
            datum: string;
            van: number;
        };
        Problem: {
            type: string;
            /** @enum {string} */
            code: "bad-request" | "invalid-parameter" | "unauthorized" | "forbidden" | "not-found" | "method-not-allowed" | "release-exists" | "token-exists" | "payload-too-large" | "unsupported-media-type" | "misdirected" | "release-refused" | "composition-refused" | "rate-limited" | "not-configured" | "renderer-unavailable" | "not-well" | "internal-error" | "upstream-unavailable" | "invalid-postcode" | "invalid-house-number" | "challenge-failed" | "challenge-required" | "page-not-found" | "blog-not-found" | "city-not-found" | "address-not-found" | "cursor-unknown" | "idempotency-conflict" | "budget-spent" | "leads-unavailable";
            title: string;
            message: string;
            status: number;
            detail?: string;
            requestId?: string;
            errors?: {
                field: string;
                message: string;
            }[];
        };
        Property: {
            id: number;
            slug: string;
            objectSku: string;
            citySlug: string;
            /** @enum {string} */
            status: "BESCHIKBAAR" | "ONDER_BOD" | "VERKOCHT_ONDER_VOORBEHOUD" | "VERHUURD_ONDER_VOORBEHOUD" | "VERKOCHT" | "VERHUURD" | "AANGEKOCHT";
            /** @default null */
            straat: string | null;
            /** @default null */
            huisnummer: string | null;
            /** @default null */
            huisnummertoevoeging: string | null;
            /** @default null */
            postcode: string | null;
            /** @default null */
            plaats: string | null;
            /** @default null */
            buurt: string | null;
            /** @default null */
            subtitle: string | null;
            /** @default null */
            image_alt_text: string | null;
            /** @default null */
            koopprijs: number | null;
            /** @default null */
            huurprijs: number | null;
            /** @default null */
            koopconditie: string | null;
            /** @default null */
            huurconditie: string | null;
            prijsvorm?: string | null;
            /** @default null */
            woonoppervlakte: number | null;
            /** @default null */
            aantalkamers: number | null;
            /** @default null */
            energieklasse: string | null;
            /** @default null */
            objecttype: string | null;
            /** @default [] */
            etages: {
                /** @default 0 */
                aantalSlaapkamers: number;
                /** @default 0 */
                aantalKamers: number;
                /** @default null */
                omschrijving: string | null;
            }[];
            /** @default [] */
            openhuisdagen: components["schemas"]["Openhuisdag"][];
            /** @default [] */
            media: components["schemas"]["Media"][];
            /** @default null */
            lat: number | null;
            /** @default null */
            lon: number | null;
            prijsverlaging?: components["schemas"]["PriceReduction"] | null;
            soorten?: string[];
            buitenruimte?: string[];
            zonligging?: string | null;
            /** @default null */
            bouwjaar: string | null;
            verdieping?: number | null;
            parkeren?: string[];
            /** @default null */
            perceeloppervlakte: number | null;
            servicekosten?: number | null;
            verkocht_op?: string | null;
            verkocht_na?: number | null;
            date_created: string;
            date_updated: string;
            /** @default null */
            aanbiedingstekst: string | null;
            /** @default null */
            flyertekst: string | null;
            /** @default null */
            inhoud: number | null;
            kenmerken: components["schemas"]["FactGroup"][];
            opnieuw?: string | null;
            wijzigingen?: components["schemas"]["Change"][];
            gevolgd_sinds?: string | null;
            makelaar?: components["schemas"]["Broker"] | null;
            /** @default [] */
            vergelijkbaar: components["schemas"]["Card"][];
            verkocht_nabij?: {
                adres: string;
                pad: string;
                verkocht_op: string;
                verkocht_na?: number | null;
                laatste_vraagprijs?: number | null;
                afstand?: number | null;
            }[];
            plek?: {
                energielabel?: {
                    bron: string;
                    opgehaald: string;
                    /** @default null */
                    klasse: string | null;
                    /** @default null */
                    registratiedatum: string | null;
                    /** @default null */
                    geldig_tot: string | null;
                    /** @default null */
                    energiegebruik: {
                        waarde: number;
                        /** @enum {string} */
                        eenheid: "kWh/m²/jaar" | "MJ/jaar";
                    } | null;
                };
                gebouw?: {
                    bron: string;
                    opgehaald: string;
                    /** @default null */
                    bouwjaar: number | null;
                    /** @default null */
                    gebruiksoppervlakte: number | null;
                };
                buurt?: {
                    bron: string;
                    opgehaald: string;
                    naam: string;
                    /** @default null */
                    inwoners: {
                        waarde: number;
                        jaar: number;
                    } | null;
                    /** @default null */
                    leeftijd_0_14: {
                        waarde: number;
                        jaar: number;
                    } | null;
                    /** @default null */
                    leeftijd_15_24: {
                        waarde: number;
                        jaar: number;
                    } | null;
                    /** @default null */
                    leeftijd_25_44: {
                        waarde: number;
                        jaar: number;
                    } | null;
                    /** @default null */
                    leeftijd_45_64: {
                        waarde: number;
                        jaar: number;
                    } | null;
                    /** @default null */
                    leeftijd_65_plus: {
                        waarde: number;
                        jaar: number;
                    } | null;
                    /** @default null */
                    koopwoningen: {
                        waarde: number;
                        jaar: number;
                    } | null;
                    /** @default null */
                    gemiddelde_woz: {
                        waarde: number;
                        jaar: number;
                    } | null;
                    /** @default null */
                    afstand_huisarts: {
                        waarde: number;
                        jaar: number;
                    } | null;
                    /** @default null */
                    afstand_supermarkt: {
                        waarde: number;
                        jaar: number;
                    } | null;
                    /** @default null */
                    afstand_kinderdagverblijf: {
                        waarde: number;
                        jaar: number;
                    } | null;
                    /** @default null */
                    afstand_basisschool: {
                        waarde: number;
                        jaar: number;
                    } | null;
                    /** @default null */
                    afstand_treinstation: {
                        waarde: number;
                        jaar: number;
                    } | null;
                };
                dichtbij?: {
                    bron: string;
                    opgehaald: string;
                    /** @default null */
                    station: {
                        naam: string;
                        meter: number;
                    } | null;
                    /** @default null */
                    bushalte: {
                        naam: string;
                        meter: number;
                    } | null;
                    /** @default null */
                    school: {
                        naam: string;
                        meter: number;
                    } | null;
                    /** @default null */
                    supermarkt: {
                        naam: string;
                        meter: number;
                    } | null;
                    /** @default null */
                    huisarts: {
                        naam: string;
                        meter: number;
                    } | null;
                };
                markt?: {
                    bron: string;
                    opgehaald: string;
                    gemeente: string;
                    /** @default null */
                    verkoopprijs: {
                        waarde: number;
                        jaar: number;
                    } | null;
                };
                geluid?: {
                    bron: string;
                    opgehaald: string;
                    /** @default null */
                    wegverkeer: number | null;
                    /** @default null */
                    treinverkeer: number | null;
                };
                overstroming?: {
                    bron: string;
                    opgehaald: string;
                    /** @default null */
                    kans: ("geen" | "1:100000" | "1:1000" | "1:100" | "1:10") | null;
                    jaar: number;
                };
            } | null;
            gids?: string | null;
        };
        PutPlatformReleasesRemoteVersionReply: {
            remote: string;
            version: string;
            files: number;
        };
        Radius: {
            adres: {
                label: string;
                lat: number;
                lon: number;
            };
            begrepen?: string | null;
            radius: number;
            resultaten: {
                [key: string]: {
                    id: number;
                    slug: string;
                    objectSku: string;
                    citySlug: string;
                    /** @enum {string} */
                    status: "BESCHIKBAAR" | "ONDER_BOD" | "VERKOCHT_ONDER_VOORBEHOUD" | "VERHUURD_ONDER_VOORBEHOUD" | "VERKOCHT" | "VERHUURD" | "AANGEKOCHT";
                    /** @default null */
                    straat: string | null;
                    /** @default null */
                    huisnummer: string | null;
                    /** @default null */
                    huisnummertoevoeging: string | null;
                    /** @default null */
                    postcode: string | null;
                    /** @default null */
                    plaats: string | null;
                    /** @default null */
                    buurt: string | null;
                    /** @default null */
                    subtitle: string | null;
                    /** @default null */
                    image_alt_text: string | null;
                    /** @default null */
                    koopprijs: number | null;
                    /** @default null */
                    huurprijs: number | null;
                    /** @default null */
                    koopconditie: string | null;
                    /** @default null */
                    huurconditie: string | null;
                    prijsvorm?: string | null;
                    /** @default null */
                    woonoppervlakte: number | null;
                    /** @default null */
                    aantalkamers: number | null;
                    /** @default null */
                    energieklasse: string | null;
                    /** @default null */
                    objecttype: string | null;
                    /** @default [] */
                    etages: {
                        /** @default 0 */
                        aantalSlaapkamers: number;
                        aantalKamers?: number;
                        omschrijving?: string | null;
                    }[];
                    /** @default [] */
                    openhuisdagen: components["schemas"]["Openhuisdag"][];
                    /** @default [] */
                    media: components["schemas"]["Media"][];
                    /** @default null */
                    lat: number | null;
                    /** @default null */
                    lon: number | null;
                    prijsverlaging?: components["schemas"]["PriceReduction"] | null;
                    soorten?: string[];
                    buitenruimte?: string[];
                    zonligging?: string | null;
                    bouwjaar?: string | null;
                    verdieping?: number | null;
                    parkeren?: string[];
                    perceeloppervlakte?: number | null;
                    servicekosten?: number | null;
                    verkocht_op?: string | null;
                    verkocht_na?: number | null;
                    date_created: string;
                    date_updated: string;
                    aanbiedingstekst?: string | null;
                    flyertekst?: string | null;
                    inhoud?: number | null;
                    kenmerken?: components["schemas"]["FactGroup"][];
                    wijzigingen?: components["schemas"]["Change"][];
                    gevolgd_sinds?: string | null;
                    afstand: number;
                };
            };
            /** @default [] */
            volgorde: number[];
            paginering?: components["schemas"]["Paging"];
            tellingen?: components["schemas"]["Facets"];
            zonder?: {
                filters: {
                    [key: string]: number;
                };
                alle: number;
                vraag: number;
            };
        };
        ReadResult: string | {
            status: number;
            code: string;
        };
        Reference: {
            street: string;
            houseNumber: number;
            /** @default null */
            houseNumberExt: string | null;
            postalCode: string;
            latitude: number;
            longitude: number;
            weightedValueRange: string;
        };
        References: {
            weightedValueRange: string;
            references: components["schemas"]["Reference"][];
        };
        Release: {
            remote: components["schemas"]["RemoteName"];
            version: components["schemas"]["Version"];
            contract: number;
            /** @default [] */
            hosts: number[];
            policies?: string[];
            pages: {
                [key: string]: {
                    assets: components["schemas"]["Assets"];
                    sample: components["schemas"]["Sample"];
                    /** @default [] */
                    query: string[];
                    /** @constant */
                    endpoint?: true;
                };
            };
            /** @default [] */
            query: string[];
            widgets: {
                [key: string]: {
                    assets: components["schemas"]["Assets"];
                    sample: components["schemas"]["Sample"];
                };
            };
            /** @default {} */
            offers: {
                [key: string]: components["schemas"]["OfferedWidget"];
            };
            /** @default [] */
            uses: string[];
            reads: string[];
            entry: string;
            boot?: string;
            /** @constant */
            container?: "module";
            /** @constant */
            runtime?: "own";
            assets: components["schemas"]["Assets"];
            client: components["schemas"]["File"][];
            server: components["schemas"]["File"][];
            /** @default [] */
            maps: components["schemas"]["File"][];
        };
        RemoteName: string;
        Sample: {
            url: string;
            data: {
                [key: string]: unknown;
            };
            props?: {
                [key: string]: unknown;
            };
        };
        SearchJobReply: {
            name: string;
            message: string;
        };
        ShortText: {
            key: string;
            /** @default null */
            text: string | null;
            /** @default null */
            text_long: string | null;
        };
        ShortTexts: components["schemas"]["ShortText"][];
        Socials: {
            data: {
                id: number;
                /** @enum {string} */
                kanaal: "instagram" | "facebook" | "youtube" | "linkedin" | "whatsapp";
                url_naar_profiel: string;
            }[];
        };
        Term: {
            id: number;
            slug: string;
            title: string;
            /** @default 0 */
            count: number;
        };
        Texts: {
            versie: string;
            short: {
                [key: string]: string;
            };
            long: {
                [key: string]: string;
            };
        };
        Tracking: {
            tagManager: string | null;
            pixels: components["schemas"]["Pixel"][];
        };
        Trust: {
            beoordelingen: {
                id: number;
                naam: string;
                tekst: string;
                /** @default null */
                cijfer: number | null;
                schaal?: number;
                datum: string;
                bron: string;
                /** @default null */
                url: string | null;
                /** @default null */
                onderwerp: string | null;
            }[];
            registraties: {
                id: number;
                naam: string;
                /** @default null */
                nummer: string | null;
                /** @default null */
                url: string | null;
            }[];
        };
        Version: string;
        WordPressList: {
            id: number;
            slug: string;
            date?: string;
            date_gmt?: string;
            modified?: string;
            modified_gmt?: string;
            status?: string;
            type?: string;
            link?: string;
            title?: {
                rendered: string;
                protected?: boolean;
            };
            content?: {
                rendered: string;
                protected?: boolean;
            };
            excerpt?: {
                rendered: string;
                protected?: boolean;
            };
            author?: number;
            featured_media?: number;
            categories?: number[];
            tags?: number[];
            menu_order?: number;
            _embedded?: {
                author: {
                    id: number;
                    name: string;
                }[];
                "wp:featuredmedia": {
                    id: number;
                    source_url: string;
                    alt_text: string;
                }[];
                "wp:term": {
                    id: number;
                    name: string;
                    slug: string;
                    taxonomy: string;
                }[][];
            };
            count?: number;
            description?: string;
            name?: string;
            taxonomy?: string;
            parent?: number;
        }[];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Yours if you sent one, else ours. */
        "x-request-id": string;
        /**
         * @description How long the edge took, in milliseconds.
         * @example edge;dur=1.4
         */
        "server-timing": string;
        /** @description What `If-None-Match` is compared with, weakly. */
        etag: string;
        /** @description For how long others may keep it. */
        "cache-control": string;
        /**
         * @description Whether it came from the cache, and how fresh it was (RFC 9211).
         * @example binnen-edge; hit; ttl=42
         */
        "cache-status": string;
        /**
         * @description What the reply depends on, for caches.
         * @example Accept-Encoding, Origin
         */
        vary: string;
        /**
         * @description Seconds since it was read from its source.
         * @example 18
         */
        age: string;
        /**
         * @description Seconds to wait.
         * @example 60
         */
        "retry-after": string;
        /**
         * @description How the call is limited: so many in so many seconds.
         * @example "lead";q=60;w=60
         */
        "ratelimit-policy": string;
        /**
         * @description How many calls are left, and for how many seconds.
         * @example "lead";r=0;t=60
         */
        ratelimit: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postReportsVisits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    side: string;
                    faults: {
                        /** @enum {string} */
                        kind: "error" | "hydration" | "chunk";
                        path: string;
                        stack: string;
                    }[];
                    lcp?: number;
                    inp?: number;
                    cls?: number;
                    /** @default / */
                    path?: string;
                    /** @default [] */
                    releases?: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHealthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetHealthzReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-configured`: The Worker is not configured; `leads-unavailable`: The lead cannot be stored */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformStatusReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformHealthReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-well`: The site needs somebody */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformBackup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformBackupReply"];
                };
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformRestore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    what: string;
                    /** Format: date-time */
                    at: string;
                    dryRun: boolean;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformRestoreReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `composition-refused`: The composition was refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postReportsCsp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/reports+json": {
                    type: string;
                    body: unknown;
                }[];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getContentTracking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tracking"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getContentShorttexts: {
        parameters: {
            query?: {
                refresh_cache?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShortTexts"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getContentLongtexts: {
        parameters: {
            query?: {
                refresh_cache?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LongTexts"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getContentTexts: {
        parameters: {
            query?: {
                refresh_cache?: boolean;
                versie?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Texts"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getContentSocials: {
        parameters: {
            query?: {
                /** @example false */
                refresh_cache?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Socials"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getContentEmployees: {
        parameters: {
            query?: {
                refresh_cache?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employees"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getContentVertrouwen: {
        parameters: {
            query?: {
                refresh_cache?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trust"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getContentAuthors: {
        parameters: {
            query?: {
                refresh_cache?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Authors"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getContentPackages: {
        parameters: {
            query?: {
                refresh_cache?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Packages"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getContentGeldverstrekkers: {
        parameters: {
            query?: {
                refresh_cache?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lenders"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getContentHypotheekrente: {
        parameters: {
            query?: {
                refresh_cache?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MortgageTerms"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getContentFrame: {
        parameters: {
            query?: {
                refresh_cache?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrameContent"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getContentPagesSlug: {
        parameters: {
            query?: {
                refresh_cache?: boolean;
                alleen?: "kop";
            };
            header?: never;
            path: {
                /** @example verkoop */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `page-not-found`: Page not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getContentBlogs: {
        parameters: {
            query?: {
                refresh_cache?: boolean;
                categorie?: string;
                tag?: string;
                zoek?: string;
                /** @example 4 */
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blogs"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getContentBlogsSlug: {
        parameters: {
            query?: {
                refresh_cache?: boolean;
            };
            header?: never;
            path: {
                /** @example slim-bieden-op-een-huis */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `blog-not-found`: Blog not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWpJsonAcfV3OptionsPageFields: {
        parameters: {
            query?: {
                refresh_cache?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageFields"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWpJsonWpV2Resource: {
        parameters: {
            query?: {
                page?: number;
                /** @example 5 */
                per_page?: number;
                slug?: string;
                categories?: number[];
                tags?: number[];
                search?: string;
            };
            header?: never;
            path: {
                /** @example posts */
                resource: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WordPressList"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSitemapXml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getFeedXml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/rss+xml": string;
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRobotsTxt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postContentWebhookCms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example directus */
                cms: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    collection?: string;
                    type?: string;
                    keys?: unknown[];
                    slug?: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostContentWebhookCmsReply"];
                };
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getObjectsArchive: {
        parameters: {
            query?: {
                soort?: "koop" | "huur";
                prijsvan?: number;
                prijstot?: number;
                plaats?: string;
                buurt?: string;
                slaapkamers?: number;
                kamers?: number;
                oppervlakte?: number;
                perceel?: number;
                type?: string;
                bouwvorm?: string;
                tuin?: boolean;
                balkon?: boolean;
                dakterras?: boolean;
                zon?: "zuid" | "west" | "oost" | "noord";
                energielabel?: "A+++++" | "A++++" | "A+++" | "A++" | "A+" | "A" | "B" | "C" | "D" | "E" | "F" | "G";
                bouwjaarvan?: number;
                bouwjaartot?: number;
                verdieping?: "0" | "1" | "2" | "3";
                parkeren?: "eigen" | "garage";
                verkocht?: "ja" | "nee" | "ook";
                beschikbaar?: boolean;
                openhuis?: boolean;
                verlaagd?: boolean;
                vak?: number[];
                gebied?: string;
                offset?: number;
                /** @example -date_created */
                sort?: "-date_created" | "date_created" | "prijs" | "-prijs" | "woonoppervlakte" | "-woonoppervlakte" | "-verlaagd" | "-verkocht";
                fields?: "shown" | "card" | "full";
                tellingen?: "eerste" | "alle";
                /** @example 3 */
                limit?: -1 | number;
                searchquery?: string;
                ids?: number[];
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Archive"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getObjectsSuggest: {
        parameters: {
            query?: {
                soort?: "koop" | "huur";
                prijsvan?: number;
                prijstot?: number;
                plaats?: string;
                buurt?: string;
                slaapkamers?: number;
                kamers?: number;
                oppervlakte?: number;
                perceel?: number;
                type?: string;
                bouwvorm?: string;
                tuin?: boolean;
                balkon?: boolean;
                dakterras?: boolean;
                zon?: "zuid" | "west" | "oost" | "noord";
                energielabel?: "A+++++" | "A++++" | "A+++" | "A++" | "A+" | "A" | "B" | "C" | "D" | "E" | "F" | "G";
                bouwjaarvan?: number;
                bouwjaartot?: number;
                verdieping?: "0" | "1" | "2" | "3";
                parkeren?: "eigen" | "garage";
                verkocht?: "ja" | "nee" | "ook";
                beschikbaar?: boolean;
                openhuis?: boolean;
                verlaagd?: boolean;
                vak?: number[];
                gebied?: string;
                /** @example dev */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetObjectsSuggestReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getObjectsMap: {
        parameters: {
            query?: {
                /** @example koop */
                soort?: "koop" | "huur";
                prijsvan?: number;
                prijstot?: number;
                plaats?: string;
                buurt?: string;
                slaapkamers?: number;
                kamers?: number;
                oppervlakte?: number;
                perceel?: number;
                type?: string;
                bouwvorm?: string;
                tuin?: boolean;
                balkon?: boolean;
                dakterras?: boolean;
                zon?: "zuid" | "west" | "oost" | "noord";
                energielabel?: "A+++++" | "A++++" | "A+++" | "A++" | "A+" | "A" | "B" | "C" | "D" | "E" | "F" | "G";
                bouwjaarvan?: number;
                bouwjaartot?: number;
                verdieping?: "0" | "1" | "2" | "3";
                parkeren?: "eigen" | "garage";
                verkocht?: "ja" | "nee" | "ook";
                beschikbaar?: boolean;
                openhuis?: boolean;
                verlaagd?: boolean;
                vak?: number[];
                gebied?: string;
                searchquery?: string;
                address?: string;
                radius?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Map"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `challenge-required`: Send an answer of Turnstile to /lookups/challenge, then ask again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getObjectsPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getObjectsChanges: {
        parameters: {
            query?: {
                since?: string;
                /** @example 2 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetObjectsChangesReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `cursor-unknown`: The feed does not go back to this cursor */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformListingsChangesDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformListingsChangesDeliveriesReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getObjectsCityObject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example deventer */
                city: string;
                /** @example keulenstraat-19-a */
                object: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `city-not-found`: City not found; `address-not-found`: Address not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getObjectsCityObjectAgendaIcs: {
        parameters: {
            query?: {
                /** @example 2030-12-05T11:00 */
                start?: string;
                /** @example 2030-12-05T11:45 */
                eind?: string;
                voorlopig?: "ja";
            };
            header?: never;
            path: {
                /** @example deventer */
                city: string;
                /** @example keulenstraat-19-a */
                object: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found; `city-not-found`: City not found; `address-not-found`: Address not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGoogleRadius: {
        parameters: {
            query: {
                soort?: "koop" | "huur";
                prijsvan?: number;
                prijstot?: number;
                plaats?: string;
                buurt?: string;
                slaapkamers?: number;
                kamers?: number;
                oppervlakte?: number;
                perceel?: number;
                type?: string;
                bouwvorm?: string;
                tuin?: boolean;
                balkon?: boolean;
                dakterras?: boolean;
                zon?: "zuid" | "west" | "oost" | "noord";
                energielabel?: "A+++++" | "A++++" | "A+++" | "A++" | "A+" | "A" | "B" | "C" | "D" | "E" | "F" | "G";
                bouwjaarvan?: number;
                bouwjaartot?: number;
                verdieping?: "0" | "1" | "2" | "3";
                parkeren?: "eigen" | "garage";
                verkocht?: "ja" | "nee" | "ook";
                beschikbaar?: boolean;
                openhuis?: boolean;
                verlaagd?: boolean;
                vak?: number[];
                gebied?: string;
                offset?: number;
                sort?: "-date_created" | "date_created" | "prijs" | "-prijs" | "woonoppervlakte" | "-woonoppervlakte" | "-verlaagd" | "-verkocht" | "afstand";
                fields?: "card" | "full";
                tellingen?: "eerste" | "alle";
                limit?: -1 | number;
                /** @example Deventer */
                address: string;
                /** @example 5 */
                radius: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Radius"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `challenge-required`: Send an answer of Turnstile to /lookups/challenge, then ask again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-not-found`: Address not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRealworksObjects: {
        parameters: {
            query?: {
                /** @example 100 */
                aantal?: number;
                /** @example true */
                actief?: "true" | "false" | "all";
                /** @example ALL */
                type?: string;
                status?: string[];
                fields?: "card" | "full";
                vanaf?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Archive"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWonenV1Objecten: {
        parameters: {
            query?: {
                /** @example 100 */
                aantal?: number;
                /** @example true */
                actief?: "true" | "false" | "all";
                /** @example ALL */
                type?: string;
                status?: string[];
                fields?: "card" | "full";
                vanaf?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Archive"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformListingsRefresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformListingsRefreshReply"];
                };
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getImagesGet: {
        parameters: {
            query: {
                /** @example /images/realworks/media.objectmedia/420000701.jpg?z=1234.5CE48lWfQ1GSRbWikkbIJ-WF4m_W86Av3sSHS2_7NuI */
                url: string;
                /** @example true */
                thumbnail?: boolean;
                /** @example FOTO */
                soort?: string;
                /** @example 1 */
                volgnummer?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                    "application/json": components["schemas"]["GetImagesGetReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getImagesOriginPath: {
        parameters: {
            query?: {
                /** @example 1 */
                resize?: "1" | "2" | "3" | "4" | "5";
                /** @example 1234.5CE48lWfQ1GSRbWikkbIJ-WF4m_W86Av3sSHS2_7NuI */
                z?: string;
            };
            header?: never;
            path: {
                /** @example realworks */
                origin: string;
                /** @example media.objectmedia/420000701.jpg */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAssetsPath: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 617c05a1-769d-590f-a482-339947c95364 */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAcContactAddForm: {
        parameters: {
            query?: {
                /** @example Voorbeeld */
                firstname?: string;
                /** @example voorbeeld@binnen.example */
                email?: string;
                phone?: string;
                package?: string;
                adres?: string;
                /** @example website */
                tags?: string;
                message?: string;
                /** @example Contactformulier */
                formtype?: string;
                TOOL_CALCULATION?: string;
                TOOL_CALCULATION_ADDRESS?: string;
                lastname?: string;
                WAARBIJ_HELPEN?: string;
                pakket?: string;
                field_type?: string;
                field_v_housenumber?: string;
                field_v_zipcode?: string;
                field_v_address?: string;
                field_v_city?: string;
                field_v_voucher?: string;
                field_geldverstrekker?: string;
                field_reson?: string;
                via_hypotheekrente_tool?: string;
                type_woning?: string;
                specs?: string;
                aantalkamers?: string;
                oppervlakte?: string;
                plaatsen?: string;
                soorten?: string;
                prijstot?: string;
                straat?: string;
                plaats?: string;
                huisnr?: string;
                postcode?: string;
                estimatedValue?: string;
                address?: string;
                woning?: string;
            };
            header?: {
                /**
                 * @description Makes the same lead sent twice one lead: choose a new key for each lead, and send the same one when you try again. It is known for as long as the lead is kept, 30 days after it was delivered unless the firm chose otherwise. With other values it is refused as `idempotency-conflict`.
                 * @example 5f0c1f5e-9a35-4d0e-8d43-4f2b1a7f6c11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example formulier */
                form: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FormSelling"] | components["schemas"]["FormContact"] | components["schemas"]["FormGetToKnow"] | components["schemas"]["FormValuationRequest"] | components["schemas"]["FormSearchService"] | components["schemas"]["FormLetting"] | components["schemas"]["FormFinancial"] | components["schemas"]["FormFreeValuation"] | components["schemas"]["FormSalesAdvice"] | components["schemas"]["FormMortgageInterest"] | components["schemas"]["FormValuationTool"] | components["schemas"]["FormValuationToolContact"] | components["schemas"]["FormObjectValuationContact"] | components["schemas"]["FormEnergyLabel"] | components["schemas"]["FormPromotional"] | components["schemas"]["FormApply"] | components["schemas"]["FormInterest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `challenge-failed`: The Turnstile check failed; `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-conflict`: Key used with other values */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `budget-spent`: The day’s budget of this service is spent; `leads-unavailable`: The lead cannot be stored */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAcContactAutomationNotification: {
        parameters: {
            query: {
                /** @example 42 */
                id: string;
            };
            header?: {
                /**
                 * @description Makes the same lead sent twice one lead: choose a new key for each lead, and send the same one when you try again. It is known for as long as the lead is kept, 30 days after it was delivered unless the firm chose otherwise. With other values it is refused as `idempotency-conflict`.
                 * @example 5f0c1f5e-9a35-4d0e-8d43-4f2b1a7f6c11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-conflict`: Key used with other values */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `budget-spent`: The day’s budget of this service is spent; `leads-unavailable`: The lead cannot be stored */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAcContactNoteAdd: {
        parameters: {
            query: {
                /** @example 42 */
                id: string;
                /** @example Voorbeeld */
                note: string;
            };
            header?: {
                /**
                 * @description Makes the same lead sent twice one lead: choose a new key for each lead, and send the same one when you try again. It is known for as long as the lead is kept, 30 days after it was delivered unless the firm chose otherwise. With other values it is refused as `idempotency-conflict`.
                 * @example 5f0c1f5e-9a35-4d0e-8d43-4f2b1a7f6c11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-conflict`: Key used with other values */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `budget-spent`: The day’s budget of this service is spent; `leads-unavailable`: The lead cannot be stored */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postRealworksZoekopdracht: {
        parameters: {
            query?: {
                /** @example Voorbeeld */
                name?: string;
                /** @example Voorbeeld */
                lastname?: string;
                /** @example voorbeeld@binnen.example */
                mail?: string;
                phone?: string;
                /** @example koop */
                type_woning?: string;
                plaatsen?: string;
                soorten?: string;
                aantalkamers?: string;
                prijstot?: string;
                oppervlakte?: string;
            };
            header?: {
                /**
                 * @description Makes the same lead sent twice one lead: choose a new key for each lead, and send the same one when you try again. It is known for as long as the lead is kept, 30 days after it was delivered unless the firm chose otherwise. With other values it is refused as `idempotency-conflict`.
                 * @example 5f0c1f5e-9a35-4d0e-8d43-4f2b1a7f6c11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchJobReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-conflict`: Key used with other values */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `budget-spent`: The day’s budget of this service is spent; `leads-unavailable`: The lead cannot be stored */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeldingAanvragen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    email: string;
                    lijst?: string;
                    frequentie?: string;
                    "cf-turnstile-response"?: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostMeldingAanvragenReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `challenge-required`: Send an answer of Turnstile to /lookups/challenge, then ask again; `challenge-failed`: The Turnstile check failed; `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `budget-spent`: The day’s budget of this service is spent; `leads-unavailable`: The lead cannot be stored; `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeldingPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    abonnement: string;
                    vorig?: string;
                    lijst?: string;
                    frequentie?: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostMeldingPushReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `challenge-required`: Send an answer of Turnstile to /lookups/challenge, then ask again; `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `budget-spent`: The day’s budget of this service is spent; `leads-unavailable`: The lead cannot be stored; `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeldingBeheren: {
        parameters: {
            query?: {
                /** @example 00000000-0000-4000-8000-000000000000.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA */
                sleutel?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMeldingBeherenReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeldingBeheren: {
        parameters: {
            query?: {
                /** @example 00000000-0000-4000-8000-000000000000.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA */
                sleutel?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    doe: "bevestig" | "pauzeer" | "hervat" | "stop" | "frequentie";
                    /** @enum {string} */
                    frequentie?: "direct" | "dagelijks" | "wekelijks" | "maandag" | "dinsdag" | "woensdag" | "donderdag" | "vrijdag" | "zaterdag" | "zondag";
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMeldingBeherenReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformLeads: {
        parameters: {
            query?: {
                state?: "pending" | "delivered" | "refused" | "dead" | "held";
                form?: string;
                reason?: string;
                before?: number;
                limit?: number;
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformLeadsReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keys: "all" | string[];
                } | {
                    /** @enum {string} */
                    held: "more than usual in all" | "more than usual of one network";
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformLeadsReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformLeadsSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformLeadsSearchReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformLeadsLook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformLeadsLookReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformLeadsErase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keys: string[];
                } | {
                    email: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformLeadsEraseReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformLeadsActions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformLeadsActionsReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postLookupsChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    "cf-turnstile-response": string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeReply"];
                };
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `challenge-failed`: The Turnstile check failed; `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPostcodeLookup: {
        parameters: {
            query: {
                /** @example 7418ET */
                postcode: string;
                /** @example 19 */
                huisnummer: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressLookup"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `invalid-postcode`: Invalid postcode format; `invalid-house-number`: Invalid number format; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `challenge-required`: Send an answer of Turnstile to /lookups/challenge, then ask again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPostcodeLookupWithoutSlash: {
        parameters: {
            query: {
                /** @example 7418ET */
                postcode: string;
                /** @example 19 */
                huisnummer: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressLookup"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `invalid-postcode`: Invalid postcode format; `invalid-house-number`: Invalid number format; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `challenge-required`: Send an answer of Turnstile to /lookups/challenge, then ask again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMgReferences: {
        parameters: {
            query: {
                /** @example 7418ET */
                postcode: string;
                /** @example 19 */
                huisnummer: string;
                /** @example false */
                toevoeging?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["References"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `invalid-postcode`: Invalid postcode format; `invalid-house-number`: Invalid number format; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed; `challenge-required`: Send an answer of Turnstile to /lookups/challenge, then ask again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-not-found`: Address not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `budget-spent`: The day’s budget of this service is spent; `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMgReferencesWithoutSlash: {
        parameters: {
            query: {
                /** @example 7418ET */
                postcode: string;
                /** @example 19 */
                huisnummer: string;
                /** @example false */
                toevoeging?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["References"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `invalid-postcode`: Invalid postcode format; `invalid-house-number`: Invalid number format; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed; `challenge-required`: Send an answer of Turnstile to /lookups/challenge, then ask again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-not-found`: Address not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `budget-spent`: The day’s budget of this service is spent; `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMgStreetview: {
        parameters: {
            query: {
                /** @example 52.2636,6.1415 */
                location: string;
                size?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed; `challenge-required`: Send an answer of Turnstile to /lookups/challenge, then ask again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `budget-spent`: The day’s budget of this service is spent; `upstream-unavailable`: An upstream service cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMcp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    jsonrpc: "2.0";
                    method: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostMcpReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOpenapiJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOpenapi30Json: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiStyleCss: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/css": string;
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformExplain: {
        parameters: {
            query?: {
                /** @example /contact */
                path?: string;
                request?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformExplainReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformReplays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformReplaysReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformReplaysId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 998765432-3f2a9c1d22ab */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformReplaysIdReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformReleasesRemoteVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example mf-news */
                remote: string;
                /** @example 1.0.0 */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putPlatformReleasesRemoteVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example mf-news */
                remote: string;
                /** @example 1.0.0 */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutPlatformReleasesRemoteVersionReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `release-exists`: This version is published already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `release-refused`: The release was refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformReleasesReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformReleasesRemoteVersionRehearsal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example mf-news */
                remote: string;
                /** @example 1.0.0 */
                version: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    files: string;
                    tool: string;
                    samples: {
                        what: string;
                        width: number;
                        faults: string[];
                        notes: string[];
                        shift: number;
                        bytes: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformReleasesRemoteVersionRehearsalReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformReleasesRemoteVersionFilesHash: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example mf-news */
                remote: string;
                /** @example 1.0.0 */
                version: string;
                /** @example 0000000000000000000000000000000000000000000000000000000000000000 */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformReleasesRemoteVersionFilesHashReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `composition-refused`: The composition was refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformCompositionReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformCompositionReleasesReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformCompositionModulesHash: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0000000000000000000000000000000000000000000000000000000000000000 */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformCompositionModulesHashReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `composition-refused`: The composition was refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformComposition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformCompositionReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformComposition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    versions: {
                        [key: string]: string;
                    };
                    intoBoth?: boolean;
                    now?: boolean;
                    expected?: string | null;
                    unrehearsed?: boolean;
                    allowLoss?: true | string[];
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformCompositionReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `composition-refused`: The composition was refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformCompositionHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformCompositionHistoryReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformPreviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformPreviewsReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformPreviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    versions: {
                        [key: string]: string;
                    };
                    now?: boolean;
                    allowLoss?: true | string[];
                    /** @default 24 */
                    hours?: number;
                    /** @default false */
                    sendsForms?: boolean;
                };
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformPreviewsReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `composition-refused`: The composition was refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-configured`: The Worker is not configured */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformPreviewsEnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformPreviewsEndReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformCanary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformCanaryReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformCanary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    of?: string;
                    expected?: string;
                    versions?: {
                        [key: string]: string;
                    };
                    share: number;
                    /** @default [] */
                    allowLoss?: string[];
                    unrehearsed?: boolean;
                    auto?: {
                        shares: number[];
                        everyMinutes: number;
                    } | null;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformCanaryReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `composition-refused`: The composition was refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformCanaryPromote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    of?: string;
                    expected?: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformCanaryReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `composition-refused`: The composition was refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformCanaryAbort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    of?: string;
                    expected?: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformCanaryReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `composition-refused`: The composition was refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformCompositionRollback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    remote?: string;
                    expected?: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformCompositionRollbackReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `composition-refused`: The composition was refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformCompositionRetire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    remote: string;
                    allowLoss?: string[];
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformCompositionRollbackReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `composition-refused`: The composition was refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformClean: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dryRun: boolean;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformCleanReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformCompositionRebuild: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformCompositionRollbackReply"];
                };
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `composition-refused`: The composition was refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformGrants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformGrantsReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformGrants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    remote: string;
                    path: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformGrantsReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformGrantsWithdraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    remote: string;
                    path: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformGrantsReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `composition-refused`: The composition was refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformTokensReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    scopes: string[];
                    /** @default 180 */
                    days?: number;
                };
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformTokensReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-exists`: A token of this name is good still */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformTokensNameRotate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example team-news */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 180 */
                    days?: number;
                    /** @default 24 */
                    overlapHours?: number;
                };
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformTokensReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformTokensNameRevoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example team-news */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    leaked?: boolean;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformTokensNameRevokeReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlatformRemotesRemoteHealth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example mf-news */
                remote: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformRemotesRemoteHealthReply"];
                };
            };
            /** @description `If-None-Match` names what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformRemotesRemoteErrorBudget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example mf-news */
                remote: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    budget: number | null;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformRemotesRemoteErrorBudgetReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPlatformRemotesRemoteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example mf-news */
                remote: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPlatformRemotesRemoteWebhookReply"];
                };
            };
            /** @description `invalid-parameter`: A parameter is not valid; `bad-request`: Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A valid bearer token is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
