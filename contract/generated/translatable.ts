/**
 * Generated from openapi.yaml.
 * Do not edit manually.
 */
import type { TranslatableSchema } from '../translations/translated-texts.ts';

/** Schemas with texts in several languages. */
export const translatableSchemas: Readonly<Record<string, TranslatableSchema>> = {
  "Order": {
    "record": {
      "type": "product",
      "id": "product_id"
    },
    "texts": {
      "product_name": {
        "path": "title",
        "more": true
      }
    },
    "parts": {}
  },
  "Download": {
    "record": {
      "type": "product",
      "id": "product_id"
    },
    "texts": {
      "product_name": {
        "path": "title"
      }
    },
    "parts": {
      "rights": {
        "schema": "Entitlement",
        "path": ""
      }
    }
  },
  "Entitlement": {
    "texts": {
      "tier": {
        "path": "pricing.*.name"
      }
    },
    "parts": {}
  },
  "Renewal": {
    "record": {
      "type": "product",
      "id": "product_id"
    },
    "texts": {
      "product_name": {
        "path": "title"
      }
    },
    "parts": {}
  },
  "Renewals": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "Renewal"
      }
    }
  },
  "LinkedRenewal": {
    "record": {
      "type": "product",
      "id": "product_id"
    },
    "texts": {
      "product_name": {
        "path": "title"
      }
    },
    "parts": {}
  },
  "Changelog": {
    "record": {
      "type": "product",
      "id": "product_id"
    },
    "texts": {
      "product": {
        "path": "title"
      }
    },
    "parts": {
      "releases": {
        "schema": "ChangelogEntry"
      }
    }
  },
  "ChangelogEntry": {
    "record": {
      "type": "release",
      "id": "id"
    },
    "texts": {
      "html": {
        "path": "notes",
        "form": "html"
      }
    },
    "parts": {}
  },
  "AdminRelease": {
    "record": {
      "type": "release",
      "id": "id"
    },
    "texts": {
      "notes": {
        "markdown": true
      }
    },
    "parts": {}
  },
  "Licence": {
    "record": {
      "type": "product",
      "id": "product_id"
    },
    "texts": {
      "product_name": {
        "path": "title"
      },
      "tier": {
        "path": "pricing.*.name"
      }
    },
    "parts": {}
  },
  "FundsAdded": {
    "texts": {},
    "parts": {
      "payment": {
        "schema": "Payment"
      }
    }
  },
  "Payment": {
    "texts": {},
    "parts": {
      "order": {
        "schema": "PaymentOrder"
      }
    }
  },
  "PaymentOrder": {
    "record": {
      "type": "product",
      "id": "product_id"
    },
    "texts": {
      "product_name": {
        "path": "title"
      }
    },
    "parts": {}
  },
  "Picture": {
    "texts": {
      "url": {
        "picture": true
      },
      "alt": {}
    },
    "parts": {}
  },
  "Link": {
    "texts": {
      "label": {}
    },
    "parts": {}
  },
  "Promo": {
    "texts": {
      "text": {},
      "linkText": {}
    },
    "parts": {}
  },
  "FooterColumn": {
    "texts": {
      "title": {}
    },
    "parts": {
      "links": {
        "schema": "FooterLink"
      }
    }
  },
  "FooterLink": {
    "texts": {
      "label": {}
    },
    "parts": {}
  },
  "SuiteHead": {
    "texts": {
      "title": {},
      "text": {}
    },
    "parts": {}
  },
  "SiteHead": {
    "texts": {
      "title": {},
      "text": {}
    },
    "parts": {}
  },
  "SiteHeads": {
    "texts": {},
    "parts": {
      "products": {
        "schema": "SiteHead"
      },
      "services": {
        "schema": "SiteHead"
      },
      "blog": {
        "schema": "SiteHead"
      },
      "contact": {
        "schema": "SiteHead"
      },
      "about": {
        "schema": "SiteHead"
      }
    }
  },
  "ProductPageTexts": {
    "texts": {},
    "parts": {
      "cards": {
        "schema": "IconText"
      },
      "promo": {
        "schema": "Promo"
      }
    }
  },
  "IconText": {
    "texts": {
      "title": {},
      "description": {}
    },
    "parts": {}
  },
  "Site": {
    "record": {
      "type": "site",
      "key": "site"
    },
    "texts": {
      "name": {
        "path": "identity.name"
      },
      "description": {
        "path": "identity.description"
      },
      "tagline": {
        "path": "identity.tagline"
      },
      "location": {
        "path": "contact.location"
      },
      "answer": {
        "path": "contact.answer"
      },
      "footerLine": {
        "path": "footer.line"
      }
    },
    "parts": {
      "promo": {
        "schema": "Promo",
        "path": "banner"
      },
      "links": {
        "schema": "Link"
      },
      "footer": {
        "schema": "FooterColumn",
        "path": "footer.columns"
      },
      "hours": {
        "schema": "BusinessHours",
        "path": "hours.items"
      },
      "heads": {
        "schema": "SiteHeads"
      },
      "productPage": {
        "schema": "ProductPageTexts"
      }
    }
  },
  "BusinessHours": {
    "texts": {
      "days": {},
      "hours": {}
    },
    "parts": {}
  },
  "TranslatedPicture": {
    "texts": {},
    "parts": {
      "original": {
        "schema": "Picture"
      },
      "translated": {
        "schema": "Picture"
      }
    }
  },
  "TranslationText": {
    "texts": {},
    "parts": {
      "picture": {
        "schema": "TranslatedPicture"
      }
    }
  },
  "AdminTranslation": {
    "texts": {},
    "parts": {
      "texts": {
        "schema": "TranslationText"
      }
    }
  },
  "Slide": {
    "record": {
      "type": "slide",
      "id": "id"
    },
    "texts": {
      "name": {},
      "description": {},
      "features": {}
    },
    "parts": {
      "picture": {
        "schema": "Picture"
      }
    }
  },
  "Home": {
    "record": {
      "type": "site",
      "key": "site"
    },
    "texts": {},
    "parts": {
      "hero": {
        "schema": "SiteHead"
      },
      "slides": {
        "schema": "Slide"
      },
      "testimonials": {
        "schema": "Testimonial"
      },
      "releases": {
        "schema": "ProductCard"
      },
      "posts": {
        "schema": "PostCard"
      },
      "faqs": {
        "schema": "SiteFaq"
      },
      "suite": {
        "schema": "IconText",
        "path": "suite.cards"
      },
      "suiteHead": {
        "schema": "SuiteHead",
        "path": "suite"
      },
      "film": {
        "schema": "Film"
      }
    }
  },
  "Testimonial": {
    "record": {
      "type": "testimonial",
      "id": "id"
    },
    "texts": {
      "name": {},
      "role": {},
      "company": {},
      "service": {},
      "comment": {}
    },
    "parts": {
      "image": {
        "schema": "Picture"
      }
    }
  },
  "ProductCard": {
    "record": {
      "type": "product",
      "id": "id"
    },
    "texts": {
      "title": {},
      "description": {
        "part": "first-paragraph"
      },
      "features": {}
    },
    "parts": {
      "image": {
        "schema": "Picture",
        "path": "images.0"
      }
    }
  },
  "PostCard": {
    "record": {
      "type": "article",
      "id": "id"
    },
    "texts": {
      "title": {},
      "excerpt": {},
      "author": {}
    },
    "parts": {
      "image": {
        "schema": "Picture"
      }
    }
  },
  "SiteFaq": {
    "record": {
      "type": "faq",
      "id": "id"
    },
    "texts": {
      "question": {},
      "answer": {}
    },
    "parts": {}
  },
  "Film": {
    "texts": {
      "title": {}
    },
    "parts": {
      "poster": {
        "schema": "Picture"
      }
    }
  },
  "ProductPage": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "ProductCard"
      }
    }
  },
  "PlanOffers": {
    "record": {
      "type": "product",
      "id": "product_id"
    },
    "texts": {},
    "parts": {
      "renewal": {
        "schema": "PlanOffer"
      },
      "upgrades": {
        "schema": "PlanOffer"
      }
    }
  },
  "PlanOffer": {
    "texts": {
      "tier": {
        "path": "pricing.*.name"
      },
      "features": {}
    },
    "parts": {}
  },
  "PricingTier": {
    "texts": {
      "name": {},
      "features": {}
    },
    "parts": {}
  },
  "Product": {
    "record": {
      "type": "product",
      "id": "id"
    },
    "texts": {
      "title": {},
      "description": {},
      "body_html": {
        "path": "body",
        "form": "html"
      },
      "features": {},
      "benefits": {},
      "requirements": {}
    },
    "parts": {
      "images": {
        "schema": "Picture"
      },
      "pricing": {
        "schema": "PricingTier"
      },
      "preview": {
        "schema": "ProductPreview"
      },
      "faqs": {
        "schema": "Faq"
      },
      "bundles": {
        "schema": "BundleCard"
      }
    }
  },
  "ProductPreview": {
    "texts": {},
    "parts": {
      "before": {
        "schema": "Picture"
      },
      "after": {
        "schema": "Picture"
      }
    }
  },
  "Faq": {
    "texts": {
      "question": {},
      "answer": {}
    },
    "parts": {}
  },
  "BundleCard": {
    "record": {
      "type": "bundle",
      "id": "id"
    },
    "texts": {
      "name": {}
    },
    "parts": {
      "products": {
        "schema": "BundleProduct"
      }
    }
  },
  "BundleProduct": {
    "record": {
      "type": "product",
      "id": "id"
    },
    "texts": {
      "title": {}
    },
    "parts": {}
  },
  "BundlePart": {
    "record": {
      "type": "product",
      "id": "product_id"
    },
    "texts": {
      "product_name": {
        "path": "title"
      }
    },
    "parts": {
      "image": {
        "schema": "Picture",
        "path": "images.0"
      },
      "plan": {
        "schema": "PricingTier",
        "path": "pricing.*"
      }
    }
  },
  "Bundle": {
    "record": {
      "type": "bundle",
      "id": "id"
    },
    "texts": {
      "name": {},
      "description": {}
    },
    "parts": {
      "image": {
        "schema": "Picture"
      },
      "parts": {
        "schema": "BundlePart"
      }
    }
  },
  "AdminBundle": {
    "record": {
      "type": "bundle",
      "id": "id"
    },
    "texts": {
      "name": {},
      "description": {}
    },
    "parts": {
      "image": {
        "schema": "Picture"
      }
    }
  },
  "AdminBundleList": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "AdminBundle"
      }
    }
  },
  "PostPage": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "PostCard"
      }
    }
  },
  "Post": {
    "record": {
      "type": "article",
      "id": "id"
    },
    "texts": {
      "title": {},
      "excerpt": {},
      "author": {},
      "content": {},
      "html": {
        "path": "content",
        "form": "html"
      }
    },
    "parts": {
      "image": {
        "schema": "Picture"
      },
      "series": {
        "schema": "PostSeries"
      }
    }
  },
  "PostSeries": {
    "texts": {
      "name": {
        "path": "series"
      }
    },
    "parts": {
      "parts": {
        "schema": "SeriesPart"
      }
    }
  },
  "SeriesPart": {
    "record": {
      "type": "article",
      "id": "id"
    },
    "texts": {
      "title": {}
    },
    "parts": {}
  },
  "Service": {
    "record": {
      "type": "service",
      "id": "id"
    },
    "texts": {
      "title": {},
      "description": {},
      "longDescription": {},
      "features": {}
    },
    "parts": {
      "image": {
        "schema": "Picture"
      }
    }
  },
  "ServicePage": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "Service"
      }
    }
  },
  "Statistic": {
    "texts": {
      "label": {},
      "value": {}
    },
    "parts": {}
  },
  "Mission": {
    "texts": {
      "title": {
        "path": "missionTitle"
      },
      "text": {}
    },
    "parts": {
      "values": {
        "schema": "IconText"
      }
    }
  },
  "TeamMember": {
    "record": {
      "type": "team-member",
      "id": "id"
    },
    "texts": {
      "name": {},
      "role": {},
      "bio": {}
    },
    "parts": {
      "image": {
        "schema": "Picture"
      }
    }
  },
  "About": {
    "record": {
      "type": "site",
      "key": "site"
    },
    "texts": {},
    "parts": {
      "statistics": {
        "schema": "Statistic"
      },
      "mission": {
        "schema": "Mission"
      },
      "team": {
        "schema": "TeamMember"
      }
    }
  },
  "LegalPage": {
    "record": {
      "type": "page",
      "id": "id"
    },
    "texts": {
      "title": {},
      "lastUpdated": {
        "form": "date"
      },
      "sections": {
        "path": "content",
        "form": "sections"
      },
      "html": {
        "path": "content",
        "form": "html"
      },
      "description": {}
    },
    "parts": {}
  },
  "DashboardSummary": {
    "texts": {},
    "parts": {
      "recentOrders": {
        "schema": "Order"
      },
      "recentDownloads": {
        "schema": "Download"
      }
    }
  },
  "OrderLine": {
    "record": {
      "type": "product",
      "id": "product_id"
    },
    "texts": {
      "product_name": {
        "path": "title"
      },
      "tier": {
        "path": "pricing.*.name"
      }
    },
    "parts": {
      "bundle": {
        "schema": "OrderBundle"
      }
    }
  },
  "OrderBundle": {
    "record": {
      "type": "bundle",
      "id": "id"
    },
    "texts": {
      "name": {}
    },
    "parts": {}
  },
  "AdminOrderLine": {
    "texts": {},
    "parts": {
      "rights": {
        "schema": "Entitlement"
      },
      "bundle": {
        "schema": "OrderBundle"
      }
    }
  },
  "Cart": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "CartItem"
      },
      "bundles": {
        "schema": "CartBundle"
      }
    }
  },
  "CartItem": {
    "record": {
      "type": "product",
      "id": "product_id"
    },
    "texts": {
      "product_name": {
        "path": "title"
      },
      "tier": {
        "path": "pricing.*.name"
      },
      "period": {
        "path": "pricing.*.period"
      }
    },
    "parts": {
      "image": {
        "schema": "Picture",
        "path": "images.0"
      }
    }
  },
  "CartBundle": {
    "record": {
      "type": "bundle",
      "id": "bundle_id"
    },
    "texts": {
      "name": {}
    },
    "parts": {
      "image": {
        "schema": "Picture"
      },
      "parts": {
        "schema": "CartBundlePart"
      }
    }
  },
  "CartBundlePart": {
    "record": {
      "type": "product",
      "id": "product_id"
    },
    "texts": {
      "product_name": {
        "path": "title"
      },
      "tier": {
        "path": "pricing.*.name"
      }
    },
    "parts": {}
  },
  "GuestOrder": {
    "texts": {},
    "parts": {
      "order": {
        "schema": "OrderDetail"
      }
    }
  },
  "OrderDetail": {
    "record": {
      "type": "product",
      "id": "product_id"
    },
    "texts": {
      "product_name": {
        "path": "title",
        "more": true
      },
      "tier": {
        "path": "pricing.*.name"
      }
    },
    "parts": {
      "lines": {
        "schema": "OrderLine"
      },
      "payment": {
        "schema": "Payment"
      }
    }
  },
  "GuestOrderList": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "GuestOrder"
      }
    }
  },
  "OpenedGuestOrder": {
    "texts": {},
    "parts": {
      "order": {
        "schema": "GuestOrder"
      }
    }
  },
  "Gift": {
    "texts": {},
    "parts": {
      "lines": {
        "schema": "GiftLine"
      }
    }
  },
  "GiftLine": {
    "record": {
      "type": "product",
      "id": "product_id"
    },
    "texts": {
      "product_name": {
        "path": "title"
      },
      "tier": {
        "path": "pricing.*.name"
      }
    },
    "parts": {}
  },
  "OrderSeats": {
    "record": {
      "type": "product",
      "id": "product_id"
    },
    "texts": {
      "product_name": {
        "path": "title"
      },
      "tier": {
        "path": "pricing.*.name"
      }
    },
    "parts": {}
  },
  "OrderSeatsList": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "OrderSeats"
      }
    }
  },
  "SeatInvitation": {
    "record": {
      "type": "product",
      "id": "product_id"
    },
    "texts": {
      "product_name": {
        "path": "title"
      },
      "tier": {
        "path": "pricing.*.name"
      }
    },
    "parts": {}
  },
  "LinkedInvoice": {
    "texts": {},
    "parts": {
      "payment": {
        "schema": "Payment"
      }
    }
  },
  "AdminProductRow": {
    "texts": {},
    "parts": {
      "image": {
        "schema": "Picture"
      }
    }
  },
  "AdminProductPage": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "AdminProductRow"
      }
    }
  },
  "AdminProduct": {
    "record": {
      "type": "product",
      "id": "id"
    },
    "texts": {
      "title": {},
      "description": {},
      "body": {
        "markdown": true
      },
      "features": {},
      "benefits": {},
      "requirements": {}
    },
    "parts": {
      "pricing": {
        "schema": "PricingTier"
      },
      "images": {
        "schema": "Picture"
      },
      "preview": {
        "schema": "ProductPreview"
      },
      "faqs": {
        "schema": "Faq"
      }
    }
  },
  "AdminOrderDetail": {
    "texts": {},
    "parts": {
      "lines": {
        "schema": "AdminOrderLine"
      },
      "rights": {
        "schema": "Entitlement"
      },
      "seats": {
        "schema": "OrderSeats"
      }
    }
  },
  "Page": {
    "record": {
      "type": "page",
      "id": "id"
    },
    "texts": {
      "title": {},
      "description": {},
      "html": {
        "path": "content",
        "form": "html"
      },
      "headings": {
        "path": "content",
        "form": "headings"
      }
    },
    "parts": {}
  },
  "AdminPage": {
    "record": {
      "type": "page",
      "id": "id"
    },
    "texts": {
      "title": {},
      "description": {},
      "content": {
        "markdown": true
      }
    },
    "parts": {}
  },
  "CaseStudyResult": {
    "texts": {
      "value": {},
      "label": {},
      "source": {}
    },
    "parts": {}
  },
  "CaseStudyService": {
    "record": {
      "type": "service",
      "id": "id"
    },
    "texts": {
      "title": {}
    },
    "parts": {}
  },
  "CaseStudyProduct": {
    "record": {
      "type": "product",
      "id": "id"
    },
    "texts": {
      "title": {}
    },
    "parts": {}
  },
  "CaseStudyPost": {
    "record": {
      "type": "article",
      "id": "id"
    },
    "texts": {
      "title": {}
    },
    "parts": {}
  },
  "CaseStudyCard": {
    "record": {
      "type": "case-study",
      "id": "id"
    },
    "texts": {
      "title": {},
      "client": {},
      "place": {},
      "sector": {},
      "summary": {}
    },
    "parts": {
      "image": {
        "schema": "Picture"
      },
      "services": {
        "schema": "CaseStudyService"
      },
      "results": {
        "schema": "CaseStudyResult"
      }
    }
  },
  "CaseStudyList": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "CaseStudyCard"
      }
    }
  },
  "CaseStudy": {
    "record": {
      "type": "case-study",
      "id": "id"
    },
    "texts": {
      "title": {},
      "client": {},
      "place": {},
      "sector": {},
      "summary": {},
      "challenge": {},
      "work": {},
      "html": {
        "path": "content",
        "form": "html"
      },
      "quote": {},
      "quote_name": {},
      "quote_role": {}
    },
    "parts": {
      "image": {
        "schema": "Picture"
      },
      "services": {
        "schema": "CaseStudyService"
      },
      "results": {
        "schema": "CaseStudyResult"
      },
      "portrait": {
        "schema": "Picture"
      },
      "product": {
        "schema": "CaseStudyProduct"
      },
      "post": {
        "schema": "CaseStudyPost"
      },
      "next": {
        "schema": "CaseStudyCard"
      }
    }
  },
  "CaseStudyDraft": {
    "texts": {},
    "parts": {
      "study": {
        "schema": "CaseStudy"
      }
    }
  },
  "AdminCaseStudyRow": {
    "texts": {},
    "parts": {
      "image": {
        "schema": "Picture"
      }
    }
  },
  "AdminCaseStudyList": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "AdminCaseStudyRow"
      }
    }
  },
  "AdminCaseStudy": {
    "record": {
      "type": "case-study",
      "id": "id"
    },
    "texts": {
      "title": {},
      "client": {},
      "place": {},
      "sector": {},
      "summary": {},
      "challenge": {},
      "work": {},
      "content": {
        "markdown": true
      },
      "quote": {},
      "quote_name": {},
      "quote_role": {}
    },
    "parts": {
      "results": {
        "schema": "CaseStudyResult"
      },
      "image": {
        "schema": "Picture"
      },
      "portrait": {
        "schema": "Picture"
      }
    }
  },
  "CaseStudyInput": {
    "texts": {},
    "parts": {
      "results": {
        "schema": "CaseStudyResult"
      }
    }
  },
  "ApprovalLink": {
    "texts": {},
    "parts": {
      "study": {
        "schema": "AdminCaseStudy"
      }
    }
  },
  "WorkingCopy": {
    "texts": {},
    "parts": {
      "image": {
        "schema": "Picture"
      }
    }
  },
  "WorkingCopyAnswer": {
    "texts": {},
    "parts": {
      "copy": {
        "schema": "WorkingCopy"
      }
    }
  },
  "AdminPostRow": {
    "texts": {},
    "parts": {
      "image": {
        "schema": "Picture"
      }
    }
  },
  "AdminPost": {
    "record": {
      "type": "article",
      "id": "id"
    },
    "texts": {
      "series": {},
      "title": {},
      "author": {},
      "excerpt": {},
      "content": {
        "markdown": true
      }
    },
    "parts": {
      "image": {
        "schema": "Picture"
      }
    }
  },
  "AdminPostPage": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "AdminPostRow"
      }
    }
  },
  "AdminTestimonial": {
    "record": {
      "type": "testimonial",
      "id": "id"
    },
    "texts": {
      "name": {},
      "role": {},
      "company": {},
      "service": {},
      "comment": {}
    },
    "parts": {
      "image": {
        "schema": "Picture"
      }
    }
  },
  "AdminTestimonialPage": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "AdminTestimonial"
      }
    }
  },
  "AdminFaq": {
    "record": {
      "type": "faq",
      "id": "id"
    },
    "texts": {
      "question": {},
      "answer": {}
    },
    "parts": {}
  },
  "AdminFaqPage": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "AdminFaq"
      }
    }
  },
  "AdminService": {
    "record": {
      "type": "service",
      "id": "id"
    },
    "texts": {
      "title": {},
      "description": {},
      "longDescription": {},
      "features": {}
    },
    "parts": {
      "image": {
        "schema": "Picture"
      }
    }
  },
  "AdminServicePage": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "AdminService"
      }
    }
  },
  "AdminTeamMember": {
    "record": {
      "type": "team-member",
      "id": "id"
    },
    "texts": {
      "name": {},
      "role": {},
      "bio": {}
    },
    "parts": {
      "image": {
        "schema": "Picture"
      }
    }
  },
  "AdminTeamMemberPage": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "AdminTeamMember"
      }
    }
  },
  "AdminSlide": {
    "record": {
      "type": "slide",
      "id": "id"
    },
    "texts": {
      "name": {},
      "description": {},
      "features": {}
    },
    "parts": {
      "picture": {
        "schema": "Picture"
      }
    }
  },
  "AdminSlidePage": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "AdminSlide"
      }
    }
  },
  "SiteIdentity": {
    "texts": {
      "name": {},
      "description": {},
      "tagline": {},
      "headline": {},
      "intro": {}
    },
    "parts": {}
  },
  "SiteContact": {
    "texts": {
      "location": {},
      "answer": {}
    },
    "parts": {}
  },
  "SiteHours": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "BusinessHours"
      }
    }
  },
  "SiteFooter": {
    "texts": {
      "line": {}
    },
    "parts": {
      "columns": {
        "schema": "FooterColumn"
      }
    }
  },
  "SiteHeadsSection": {
    "texts": {},
    "parts": {
      "products": {
        "schema": "SiteHead"
      },
      "services": {
        "schema": "SiteHead"
      },
      "blog": {
        "schema": "SiteHead"
      },
      "contact": {
        "schema": "SiteHead"
      },
      "about": {
        "schema": "SiteHead"
      }
    }
  },
  "SiteSuite": {
    "texts": {
      "title": {},
      "text": {}
    },
    "parts": {
      "cards": {
        "schema": "IconText"
      }
    }
  },
  "SiteProductPage": {
    "texts": {
      "promoText": {},
      "promoLink": {}
    },
    "parts": {
      "cards": {
        "schema": "IconText"
      }
    }
  },
  "SiteFilm": {
    "texts": {
      "title": {}
    },
    "parts": {
      "poster": {
        "schema": "Picture"
      }
    }
  },
  "SiteAbout": {
    "texts": {
      "missionTitle": {},
      "missionText": {}
    },
    "parts": {
      "statistics": {
        "schema": "Statistic"
      },
      "values": {
        "schema": "IconText"
      }
    }
  },
  "SiteTopic": {
    "texts": {
      "name": {},
      "label": {}
    },
    "parts": {}
  },
  "SiteTopics": {
    "texts": {},
    "parts": {
      "items": {
        "schema": "SiteTopic"
      }
    }
  },
  "SectionDraft": {
    "texts": {},
    "parts": {
      "pictures": {
        "schema": "Picture"
      }
    }
  },
  "AdminSite": {
    "record": {
      "type": "site",
      "key": "site"
    },
    "texts": {},
    "parts": {
      "identity": {
        "schema": "SiteIdentity"
      },
      "contact": {
        "schema": "SiteContact"
      },
      "hours": {
        "schema": "SiteHours"
      },
      "footer": {
        "schema": "SiteFooter"
      },
      "heads": {
        "schema": "SiteHeadsSection"
      },
      "suite": {
        "schema": "SiteSuite"
      },
      "productPage": {
        "schema": "SiteProductPage"
      },
      "film": {
        "schema": "SiteFilm"
      },
      "about": {
        "schema": "SiteAbout"
      },
      "productCategories": {
        "schema": "SiteTopics"
      },
      "productBadges": {
        "schema": "SiteTopics"
      },
      "postCategories": {
        "schema": "SiteTopics"
      },
      "postTags": {
        "schema": "SiteTopics"
      }
    }
  },
  "Banner": {
    "record": {
      "type": "site",
      "key": "banner"
    },
    "texts": {
      "text": {},
      "linkText": {}
    },
    "parts": {}
  }
};

/** Operation → schema of its answer, or of the items of a list. */
export const translatedResponses: Readonly<Record<string, string>> = {
  "listOrders": "Order",
  "createOrder": "OrderDetail",
  "getLinkedInvoice": "LinkedInvoice",
  "payLinkedInvoice": "LinkedInvoice",
  "reportInvoiceTransfer": "LinkedInvoice",
  "getCart": "Cart",
  "addCartItem": "Cart",
  "updateCartItem": "Cart",
  "removeCartItem": "Cart",
  "addCartBundle": "Cart",
  "removeCartBundle": "Cart",
  "orderCart": "OrderDetail",
  "orderGuestCart": "OpenedGuestOrder",
  "listGuestOrders": "GuestOrderList",
  "createGuestOrder": "OpenedGuestOrder",
  "getGuestOrder": "GuestOrder",
  "reportGuestTransfer": "GuestOrder",
  "joinGuestOrder": "OrderDetail",
  "getGift": "Gift",
  "listSeats": "OrderSeatsList",
  "inviteToSeats": "OrderSeats",
  "removeSeat": "OrderSeats",
  "sendSeat": "OrderSeats",
  "getSeat": "SeatInvitation",
  "listDownloads": "Download",
  "listPlanOffers": "PlanOffers",
  "listRenewals": "Renewals",
  "createRenewal": "Renewal",
  "pauseRenewal": "Renewal",
  "cancelRenewal": "Renewal",
  "changeRenewalMethod": "Renewal",
  "getLinkedRenewal": "LinkedRenewal",
  "cancelLinkedRenewal": "LinkedRenewal",
  "listLicences": "Licence",
  "rotateLicence": "Licence",
  "renameLicenceDevice": "Licence",
  "addFunds": "FundsAdded",
  "getPayment": "Payment",
  "reportTransfer": "Payment",
  "getSite": "Site",
  "getHome": "Home",
  "listProducts": "ProductPage",
  "getProduct": "Product",
  "getBundle": "Bundle",
  "getChangelog": "Changelog",
  "listPosts": "PostPage",
  "getPost": "Post",
  "listServices": "ServicePage",
  "getAbout": "About",
  "getLegalPage": "LegalPage",
  "listSavedProductCards": "ProductPage",
  "getDashboardSummary": "DashboardSummary",
  "getOrder": "OrderDetail",
  "listSavedPosts": "PostPage",
  "getPage": "Page",
  "listCaseStudies": "CaseStudyList",
  "getCaseStudy": "CaseStudy",
  "getCaseStudyDraft": "CaseStudyDraft",
  "approveCaseStudy": "CaseStudyDraft",
  "requestCaseStudyChanges": "CaseStudyDraft"
};
